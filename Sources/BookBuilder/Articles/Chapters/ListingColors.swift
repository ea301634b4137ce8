import SwiftReading
import Synchronization

/// Cuts Swift code into pieces of a colour, the same code once only: a book shows most of it in every
/// language.
final class ListingColors: Sendable {
  private let known = Mutex<[String: [Listing.Token]]>([:])

  /// The pieces of code; joined they are the code.
  func tokens(of code: String) -> [Listing.Token] {
    if let tokens = known.withLock({ $0[code] }) { return tokens }
    let tokens = HighlightedSwift(code).tokens.map { token in
      Listing.Token(group: token.kind == .plain ? nil : token.kind.rawValue, text: token.text)
    }
    known.withLock { $0[code] = tokens }
    return tokens
  }
}
