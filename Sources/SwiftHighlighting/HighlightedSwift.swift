import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift code cut into pieces, each with the colour group it belongs to.
package struct HighlightedSwift: Hashable, Sendable {
  /// The pieces; joined they are the code.
  package var tokens: [Token]

  /// Cuts code into pieces with the compiler's own parser.
  package init(_ code: String) {
    let tree = Parser.parse(source: code)
    let bytes = Array(code.utf8)
    var tokens: [Token] = []
    var end = 0
    for classified in tree.classifications {
      let range = classified.range.lowerBound.utf8Offset..<classified.range.upperBound.utf8Offset
      tokens.append(Token(kind: Kind(classified.kind), text: bytes.text(range)))
      end = range.upperBound
    }
    if end < bytes.count {
      tokens.append(Token(kind: .plain, text: bytes.text(end..<bytes.count)))
    }
    self.tokens = tokens.joiningNeighbours()
  }

  /// A piece of code of one colour group.
  package struct Token: Hashable, Sendable {
    /// The colour group.
    package var kind: Kind
    /// The code.
    package var text: String
  }

  /// The colour groups.
  package enum Kind: String, Hashable, Sendable {
    /// Names and punctuation without a colour of their own.
    case plain
    /// Words of the language.
    case keyword
    /// Names of types.
    case type
    /// Text in quotation marks.
    case string
    /// Numbers.
    case number
    /// Remarks.
    case comment
    /// Attributes and directives of the compiler.
    case attribute

    /// The group of a kind that swift-syntax tells apart.
    init(_ classification: SyntaxClassification) {
      self =
        switch classification {
        case .keyword: .keyword
        case .type: .type
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        case .attribute, .ifConfigDirective, .dollarIdentifier: .attribute
        default: .plain
        }
    }
  }
}

extension [UInt8] {
  /// The text of a range of bytes.
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}

extension [HighlightedSwift.Token] {
  /// The pieces with neighbours of one group joined, so that pages stay small.
  fileprivate func joiningNeighbours() -> [HighlightedSwift.Token] {
    reduce(into: []) { result, token in
      if result.last?.kind == token.kind {
        result[result.count - 1].text += token.text
      } else if !token.text.isEmpty {
        result.append(token)
      }
    }
  }
}
