import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, from a place on; `nil` if it does not.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = unsafe memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where other bytes stand first, from a place on; `nil` if they do not.
  func firstOffset(of pattern: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start <= count else { return nil }
    guard let text = baseAddress, let bytes = pattern.baseAddress, !pattern.isEmpty else {
      return pattern.isEmpty ? start : nil
    }
    let sign = unsafe pattern.rarest
    var place = start
    while place + pattern.count <= count {
      // A sign near the end would leave no room for the rest.
      guard let found = unsafe firstOffset(of: bytes[sign], from: place + sign),
        found - sign + pattern.count <= count
      else { return nil }
      place = found - sign
      if unsafe memcmp(text + place, bytes, pattern.count) == 0 { return place }
      place += 1
    }
    return nil
  }

  /// The place of a byte at which a search stops least often: signs are rarer than letters, and every
  /// Russian letter begins with one of two bytes.
  private var rarest: Int {
    unsafe firstIndex { $0 < 0x41 || $0 == UInt8(ascii: "`") }
      ?? firstIndex { $0 != 0xD0 && $0 != 0xD1 } ?? 0
  }
}
