/// A word and what it means.
package struct ArticleTerm: Hashable, Sendable {
  /// The word.
  package var term: [Run]
  /// What it means.
  package var meaning: [Run]
  /// The name that links refer to, if there is one.
  package var anchor: String?
}
