/// The number of single-character changes that turn one text into another (Levenshtein).
enum EditDistance {
  /// Returns the candidate with the smallest distance, if that is close enough for a slip.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let slips = candidates.compactMap { candidate in
      slip(from: candidate, to: text).map { (candidate: candidate, distance: $0) }
    }
    return slips.min { $0.distance < $1.distance }?.candidate
  }

  /// Returns the distance of what was written from what may have been meant, if it is a slip.
  ///
  /// A third of the characters may differ, two in short words and one in the shortest.
  static func slip(from meant: String, to written: String) -> Int? {
    let count = max(written.count, meant.count)
    let distance = between(written, meant)
    return distance <= max(count < 4 ? 1 : 2, count / 3) ? distance : nil
  }

  /// Returns the distance between two texts.
  static func between(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var next = [line + 1]
      for (column, other) in second.enumerated() {
        let replaced = row[column] + (character == other ? 0 : 1)
        next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
