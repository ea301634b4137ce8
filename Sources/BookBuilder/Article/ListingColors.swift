import SwiftHighlighting
import Synchronization

/// Cuts Swift code into pieces of a colour, the same code once only, as far as there is room: a book
/// shows most of it in every language.
final class ListingColors: Sendable {
  private let known = Mutex<[String: [Piece]]>([:])

  /// How many listings are remembered; those of a book of this kind are a tenth.
  private static let room = 2048

  /// A piece of code that was cut before; its letters are those of the code.
  private struct Piece {
    var kind: HighlightedSwift.Kind
    /// How many bytes it takes.
    var length: Int32
  }

  /// The pieces of code; joined they are the code.
  func tokens(of code: String) -> [Listing.Token] {
    if let pieces = known.withLock({ $0[code] }) { return Self.cut(code, into: pieces) }
    let tokens = HighlightedSwift(code).tokens
    let pieces = tokens.map { Piece(kind: $0.kind, length: Int32($0.text.utf8.count)) }
    known.withLock { known in
      if known.count < Self.room { known[code] = pieces }
    }
    return tokens.map { Self.token($0.kind, $0.text) }
  }

  private static func cut(_ code: String, into pieces: [Piece]) -> [Listing.Token] {
    var start = code.utf8.startIndex
    return pieces.map { piece in
      let end = code.utf8.index(start, offsetBy: Int(piece.length))
      defer { start = end }
      return token(piece.kind, String(code[start..<end]))
    }
  }

  private static func token(_ kind: HighlightedSwift.Kind, _ text: String) -> Listing.Token {
    Listing.Token(group: kind == .plain ? nil : kind.rawValue, text: text)
  }
}
