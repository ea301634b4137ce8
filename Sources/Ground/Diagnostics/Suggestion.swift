import Spelling

/// The known name that a mistyped one was probably meant to be.
package struct Suggestion: Sendable {
  private let candidates: [String]

  /// Creates a suggestion out of the known names.
  package init(among candidates: [String]) {
    self.candidates = candidates
  }

  /// The nearest known name, if it is near enough for a slip.
  package func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: candidates)
  }

  /// A sentence for an author: the nearest name, or all of them.
  package func sentence(for name: String) -> String {
    if let nearest = nearest(to: name) {
      return "did you mean '\(nearest)'?"
    }
    return "use one of: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }
}
