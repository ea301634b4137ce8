extension String {
  /// The text in small letters; the same as `lowercased()`, in a fraction of the time for English and
  /// Russian.
  package var inSmallLetters: String {
    // Most words are in small letters as they stand.
    utf8.areSmallLetters ? self : utf8.smallLetters ?? lowercased()
  }
}

extension Substring {
  /// The text in small letters; the same as `lowercased()`, in a fraction of the time for English and
  /// Russian.
  package var inSmallLetters: String {
    utf8.areSmallLetters ? String(self) : utf8.smallLetters ?? lowercased()
  }
}

extension Collection<UInt8> {
  /// Whether all letters are small ones of English or Russian.
  fileprivate var areSmallLetters: Bool {
    var lead: UInt8 = 0
    for byte in self {
      switch (lead, byte) {
      case (0xD0, 0x80...0xAF), (0xD1, 0xA0...), (_, UInt8(ascii: "A")...UInt8(ascii: "Z")):
        return false
      case (_, 0..<0x80), (_, 0xD0), (_, 0xD1), (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F):
        lead = byte
      default: return false
      }
    }
    return true
  }

  /// The text in small letters; `nil` if not all are of English or Russian.
  fileprivate var smallLetters: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var rest = makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 0x20)
      case 0..<0x80: bytes.append(byte)
      case 0xD0, 0xD1:
        guard let second = rest.next(), byte == 0xD0 || second < 0xA0 else { return nil }
        switch (byte, second) {
        case (0xD0, 0x80...0x8F): bytes += [0xD1, second + 0x10]
        case (0xD0, 0x90...0x9F): bytes += [0xD0, second + 0x20]
        case (0xD0, 0xA0...0xAF): bytes += [0xD1, second - 0x20]
        default: bytes += [byte, second]
        }
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
