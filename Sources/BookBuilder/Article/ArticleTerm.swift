/// A word and what it means.
struct ArticleTerm: Hashable, Sendable {
  /// The word.
  var term: [Run]
  /// What it means.
  var meaning: [Run]
}
