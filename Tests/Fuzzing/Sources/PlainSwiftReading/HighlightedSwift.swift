/// A replacement for syntax highlighting that returns all code as one plain token.
///
/// SwiftSyntax would take longer to build than to fuzz, and its parser is fuzzed in its own project.
package struct HighlightedSwift: Hashable, Sendable {
  package var tokens: [Token]

  package init(_ code: String) {
    tokens = code.isEmpty ? [] : [Token(kind: .plain, text: code)]
  }

  package struct Token: Hashable, Sendable {
    package var kind: Kind
    package var text: String
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain, keyword, type, string, number, comment, attribute
  }
}
