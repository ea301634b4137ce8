import Foundation

extension StringProtocol {
  /// Whether some bytes stand in the text.
  ///
  /// Looking for letters one by one takes a hundred times as long, and whole books are looked at.
  func holds(_ bytes: String) -> Bool {
    firstByte(of: bytes) != nil
  }

  /// Where some bytes stand first in the text, from a place on; `nil` if they do not.
  func firstByte(of bytes: String, from start: Index? = nil) -> Index? {
    let pattern = bytes.utf8
    guard let first = pattern.first else { return start ?? startIndex }
    var rest = utf8[(start ?? startIndex)...]
    let offset = rest.withContiguousStorageIfAvailable { text in
      pattern.withContiguousStorageIfAvailable { text.firstOffset(of: $0) }
    }
    if let offset, let offset {
      return offset.map { utf8.index(start ?? startIndex, offsetBy: $0) }
    }
    while let index = rest.firstIndex(of: first) {
      if rest[index...].starts(with: pattern) { return index }
      rest = rest[utf8.index(after: index)...]
    }
    return nil
  }

  /// How often some bytes stand in the text.
  func count(ofBytes bytes: String) -> Int {
    var count = 0
    var start = startIndex
    while let index = firstByte(of: bytes, from: start) {
      count += 1
      start = utf8.index(index, offsetBy: bytes.utf8.count)
    }
    return count
  }

  /// The text in small letters; the same as `lowercased()`, in a fraction of the time for English and
  /// Russian.
  var inSmallLetters: String {
    // Most words are in small letters as they stand.
    if hasOnlySmallLetters { return String(self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 0x20)
      case 0..<0x80: bytes.append(byte)
      case 0xD0, 0xD1:
        guard let second = rest.next() else { return lowercased() }
        let small: (UInt8, UInt8)
        switch (byte, second) {
        case (0xD0, 0x80...0x8F): small = (0xD1, second + 0x10)
        case (0xD0, 0x90...0x9F): small = (0xD0, second + 0x20)
        case (0xD0, 0xA0...0xAF): small = (0xD1, second - 0x20)
        case (0xD1, 0xA0...): return lowercased()
        default: small = (byte, second)
        }
        bytes.append(small.0)
        bytes.append(small.1)
      default: return lowercased()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether all letters are small ones of English or Russian.
  private var hasOnlySmallLetters: Bool {
    var lead: UInt8 = 0
    for byte in utf8 {
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
}
