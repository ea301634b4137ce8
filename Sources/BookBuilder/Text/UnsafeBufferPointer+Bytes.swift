import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, from a place on; `nil` if it does not.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where the bytes of a text stand first, from a place on; `nil` if they do not.
  func firstOffset(of text: String, from start: Int) -> Int? {
    var text = text
    return text.withUTF8 { pattern in
      UnsafeBufferPointer(rebasing: self[start...]).firstOffset(of: pattern).map { $0 + start }
    }
  }

  /// Whether the bytes of a text stand at a place.
  func holds(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= count, let base = baseAddress else { return false }
    return memcmp(base + place, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Where other bytes stand first; `nil` if they do not.
  func firstOffset(of pattern: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = baseAddress, let bytes = pattern.baseAddress else {
      return pattern.isEmpty ? 0 : nil
    }
    // Signs are rarer than letters, so that the search for one stops less often; every Russian
    // letter begins with one of two bytes.
    let sign =
      pattern.firstIndex { $0 < 0x41 || $0 == UInt8(ascii: "`") }
      ?? pattern.firstIndex { $0 != 0xD0 && $0 != 0xD1 } ?? 0
    var place = 0
    while place + pattern.count <= count {
      let rest = count - pattern.count + 1 - place
      guard let found = memchr(base + place + sign, Int32(bytes[sign]), rest) else { return nil }
      place = UnsafeRawPointer(found) - UnsafeRawPointer(base) - sign
      if memcmp(base + place, bytes, pattern.count) == 0 { return place }
      place += 1
    }
    return nil
  }
}
