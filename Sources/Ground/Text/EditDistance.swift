/// The edit distance between two texts, and suggestions for typos.
///
/// The distance counts insertions, deletions, substitutions and transpositions of neighbours
/// (optimal string alignment).
package enum EditDistance {
  package static func nearest(to written: String, among candidates: [String]) -> String? {
    let slips = candidates.compactMap { candidate in
      typoDistance(from: candidate, to: written).map { (candidate: candidate, distance: $0) }
    }
    return slips.min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?.candidate
  }

  /// The distance, or `nil` if it is too large for a typo.
  ///
  /// A third of the characters may differ, two in short words and one in the shortest. Texts longer
  /// than any name are never typos.
  package static func typoDistance(from meant: String, to written: String) -> Int? {
    let isASCII = meant.utf8.allSatisfy { $0 < 0x80 } && written.utf8.allSatisfy { $0 < 0x80 }
    let counts = isASCII ? (meant.utf8.count, written.utf8.count) : (meant.count, written.count)
    let count = max(counts.0, counts.1)
    let limit = max(count < 4 ? 1 : 2, count / 3)
    guard count <= longestName, abs(counts.0 - counts.1) <= limit else { return nil }
    // The same word with different capitals counts as one typo.
    if written != meant, written.lowercased() == meant.lowercased() { return 1 }
    let distance =
      isASCII ? between(Array(written.utf8), Array(meant.utf8)) : between(written, meant)
    return distance <= limit ? distance : nil
  }

  /// In characters; comparing takes the square of it.
  private static let longestName = 400

  package static func between(_ first: String, _ second: String) -> Int {
    between(Array(first), Array(second))
  }

  private static func between<Unit: Equatable>(_ first: [Unit], _ second: [Unit]) -> Int {
    var rows = (before: [Int](), last: Array(0...second.count))
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      row.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        let replaced = rows.last[column] + (letter == other ? 0 : 1)
        var least = min(replaced, rows.last[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, letter == second[column - 1], first[index - 1] == other {
          least = min(least, rows.before[column - 1] + 1)
        }
        row.append(least)
      }
      rows = (rows.last, row)
    }
    return rows.last[second.count]
  }
}
