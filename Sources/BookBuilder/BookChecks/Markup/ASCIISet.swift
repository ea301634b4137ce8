/// Some of the characters of ASCII, to find out in one pass over the bytes of a text which it holds.
///
/// Nearly every text holds none of the characters that a pattern begins with, and need not be searched.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters of ASCII among some bytes.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  init(_ text: String) {
    self.init(text.utf8)
  }

  private mutating func insert(_ byte: UInt8) {
    switch byte {
    case ..<64: low |= 1 << UInt64(byte)
    case ..<128: high |= 1 << UInt64(byte - 64)
    default: break
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<64: low & 1 << UInt64(byte) != 0
    case ..<128: high & 1 << UInt64(byte - 64) != 0
    default: false
    }
  }

  /// Whether some character is in both sets.
  func intersects(_ other: ASCIISet) -> Bool {
    low & other.low | high & other.high != 0
  }
}
