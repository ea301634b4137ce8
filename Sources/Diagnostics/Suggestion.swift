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

  /// The number of letters to insert, remove or replace (Levenshtein's distance).
  private func distance(from left: String, to right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let substitution = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
