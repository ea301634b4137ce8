/// A word and what it means.
struct ArticleTerm: Hashable, Sendable {
  /// The word.
  var term: [Run]
  /// What it means.
  var meaning: [Run]
  /// The name that links refer to, if there is one.
  var anchor: String?
}
