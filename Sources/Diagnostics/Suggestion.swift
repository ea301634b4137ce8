/// The known name that a mistyped one was probably meant to be.
package struct Suggestion: Sendable {
  private let candidates: [String]

  /// Creates a suggestion out of the known names.
  package init(among candidates: [String]) {
    self.candidates = candidates
  }

  /// The nearest known name, if it differs in no more than a third of the letters.
  package func nearest(to name: String) -> String? {
    let limit = max(1, name.count / 3)
    return
      candidates
      .map { (name: $0, distance: distance(from: name, to: $0)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// A sentence for an author: the nearest name, or all of them.
  package func sentence(for name: String) -> String {
    if let nearest = nearest(to: name) {
      return "did you mean '\(nearest)'?"
    }
    return "use one of: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour (the distance of
  /// optimal string alignment).
  private func distance(from left: String, to right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for (index, letter) in left.enumerated() {
      var row = [index + 1]
      for (column, other) in right.enumerated() {
        var least = min(
          rows[index][column] + (letter == other ? 0 : 1),
          rows[index][column + 1] + 1,
          row[column] + 1
        )
        if index > 0, column > 0, letter == right[column - 1], left[index - 1] == other {
          least = min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
