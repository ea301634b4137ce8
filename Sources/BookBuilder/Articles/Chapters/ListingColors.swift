import SnippetNotation
import SourceText
import SwiftReading
import Synchronization

/// Cuts Swift code into pieces of a colour, the same code once only, as far as there is room: a book
/// shows most of it in every language, one language after another.
final class ListingColors: Sendable {
  private let known = Mutex(Known())

  /// The code that was cut before, without its letters.
  private struct Known {
    /// The pieces of all code, packed, one code after another.
    var pieces: [UInt8] = []
    /// Where the pieces of a code lie, by its fingerprint.
    var places: [Fingerprint: Range<Int>] = [:]

    /// How many bytes of pieces are cached: those of some twenty thousand listings.
    static let room = 1 << 21
  }

  /// The pieces of code; joined they are the code.
  func tokens(of code: String) -> [Listing.Token] {
    var name = Fingerprint()
    name.add(code)
    let packed = known.withLock { known in
      // A copy, as others add to the rest.
      known.places[name].map { Array(known.pieces[$0]) }
    }
    if let packed { return Self.cut(code, into: PackedNumbers(packed[...])) }
    let tokens = HighlightedSwift(code).tokens
    known.withLock { known in
      guard known.pieces.count < Known.room, known.places[name] == nil else { return }
      let start = known.pieces.count
      PackedNumbers.pack(Self.numbers(of: tokens), into: &known.pieces)
      known.places[name] = start..<known.pieces.count
    }
    return tokens.map { Self.token($0.kind, $0.text) }
  }

  /// The colours in the order of their numbers, of which there are at most eight.
  private static let kinds = HighlightedSwift.Kind.allCases

  /// The end of each piece in bytes and its colour, as one number.
  private static func numbers(of tokens: [HighlightedSwift.Token]) -> [Int] {
    var end = 0
    return tokens.map { token in
      end += token.text.utf8.count
      return end << 3 | (kinds.firstIndex(of: token.kind) ?? 0)
    }
  }

  private static func cut(_ code: String, into pieces: PackedNumbers) -> [Listing.Token] {
    var start = code.utf8.startIndex
    return pieces.map { piece in
      let end = code.utf8.index(code.utf8.startIndex, offsetBy: piece >> 3)
      defer { start = end }
      return token(kinds[piece & 7], String(code[start..<end]))
    }
  }

  private static func token(_ kind: HighlightedSwift.Kind, _ text: String) -> Listing.Token {
    Listing.Token(group: kind == .plain ? nil : kind.rawValue, text: text)
  }
}
