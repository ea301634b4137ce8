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
  /// A third of the characters may differ, two in short words and one in the shortest.
  package static func typoDistance(from meant: String, to written: String) -> Int? {
    // The same word with different capitals counts as one typo.
    if written != meant, written.lowercased() == meant.lowercased() { return 1 }
    let count = max(written.count, meant.count)
    let distance = between(written, meant)
    return distance <= max(count < 4 ? 1 : 2, count / 3) ? distance : nil
  }

  package static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[index][column] + (letter == other ? 0 : 1)
        var least = min(replaced, rows[index][column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, letter == second[column - 1], first[index - 1] == other {
          least = min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
