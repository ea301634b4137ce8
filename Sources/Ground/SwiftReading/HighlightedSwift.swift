import SwiftIDEUtils
import SwiftSyntax

/// Swift code split into tokens for syntax highlighting, with the parser of the compiler.
///
/// Joined, the tokens are the code, even if it has syntax errors.
package struct HighlightedSwift: Hashable, Sendable {
  package var tokens: [Token]

  package init(_ code: String) {
    let tree = SourceFileSyntax.reading(code)
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

  fileprivate struct Piece {
    var kind: Kind
    var end: Int
  }

  package struct Token: Hashable, Sendable {
    package var kind: Kind
    package var text: String
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case plain
    case keyword
    case type
    case string
    case number
    case comment
    case attribute

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
  /// Appends a token, or extends the last one of the same kind, which keeps pages small.
  fileprivate mutating func extend(to end: Int, _ kind: HighlightedSwift.Kind) {
    guard end > last?.end ?? 0 else { return }
    if last?.kind == kind {
      self[count - 1].end = end
    } else {
      append(HighlightedSwift.Piece(kind: kind, end: end))
    }
  }
}
