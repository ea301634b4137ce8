import SwiftReading
import Synchronization

/// Splits Swift code into coloured tokens.
///
/// Results are cached, because the editions in all languages show mostly the same code.
final class ListingColors: Sendable {
  private let cache = Mutex<[String: [Listing.Token]]>([:])

  func tokens(of code: String) -> [Listing.Token] {
    if let tokens = cache.withLock({ $0[code] }) { return tokens }
    let tokens = HighlightedSwift(code).tokens.map { token in
      Listing.Token(group: token.kind == .plain ? nil : token.kind.rawValue, text: token.text)
    }
    cache.withLock { $0[code] = tokens }
    return tokens
  }
}
