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
    var pieces: [Piece] = []
    for classified in tree.classifications {
      let end = classified.range.upperBound.utf8Offset
      pieces.extend(to: end, Kind(classified.kind))
    }
    pieces.extend(to: code.utf8.count, .plain)
    var start = code.utf8.startIndex
    tokens = pieces.map { piece in
      let end = code.utf8.index(code.utf8.startIndex, offsetBy: piece.end)
      defer { start = end }
      return Token(kind: piece.kind, text: String(code[start..<end]))
    }
  }

  /// A piece of code by its last byte; it begins where the one before ends.
  fileprivate struct Piece {
    var kind: Kind
    var end: Int
  }

  /// A piece of code of one colour group.
  package struct Token: Hashable, Sendable {
    /// The colour group.
    package var kind: Kind
    package var text: String
  }

  /// The colour groups.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Names and punctuation without a colour of their own.
    case plain
    /// Words of the language.
    case keyword
    case type
    /// Text in quotation marks.
    case string
    case number
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

extension [HighlightedSwift.Piece] {
  /// Adds a piece that ends at a byte; neighbours of one group are joined, so that pages stay small.
  fileprivate mutating func extend(to end: Int, _ kind: HighlightedSwift.Kind) {
    guard end > last?.end ?? 0 else { return }
    if last?.kind == kind {
      self[count - 1].end = end
    } else {
      append(HighlightedSwift.Piece(kind: kind, end: end))
    }
  }
}
