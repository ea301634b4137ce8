/// A set of ASCII characters, to find out in one pass over a text which of them it contains.
///
/// Nearly every text lacks the characters that a pattern begins with and needn't be searched for
/// it.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 {
      low |= 1 << UInt64(byte)
    } else if byte < 128 {
      high |= 1 << UInt64(byte - 64)
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<64: low & 1 << UInt64(byte) != 0
    case ..<128: high & 1 << UInt64(byte - 64) != 0
    default: false
    }
  }

  func intersects(_ other: ASCIISet) -> Bool {
    low & other.low | high & other.high != 0
  }
}
