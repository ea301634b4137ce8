/// Swift code in one piece without a colour, in place of the module that swift-syntax is behind.
///
/// Building swift-syntax takes longer than the fuzzing, and its parser is fuzzed where it is made.
package struct HighlightedSwift: Hashable, Sendable {
  /// The piece.
  package var tokens: [Token]

  /// Takes code.
  package init(_ code: String) {
    tokens = code.isEmpty ? [] : [Token(kind: .plain, text: code)]
  }

  /// A piece of code of one colour group.
  package struct Token: Hashable, Sendable {
    /// The colour group.
    package var kind: Kind
    /// The code.
    package var text: String
  }

  /// The colour groups.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, keyword, type, string, number, comment, attribute
  }
}
