import Foundation

extension Substring {
  /// Looks at the bytes of the text where they lie; `nil` if they do not lie in one piece.
  package func withBytes<Result>(_ look: (Span<UInt8>) -> Result) -> Result? {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in unsafe look(bytes.span) }
  }

  /// Whether some bytes stand in the text.
  ///
  /// Looking for letters one by one takes a hundred times as long, and whole books are looked at.
  package func holds(_ bytes: String) -> Bool {
    firstByte(of: bytes) != nil
  }

  /// Where some bytes stand first in the text, from a place on; `nil` if they do not.
  package func firstByte(of bytes: String, from start: Index? = nil) -> Index? {
    let rest = utf8[(start ?? startIndex)...]
    var sought = bytes
    let offset = sought.withUTF8 { sought in
      // Few texts do not lie in one piece, such as those that Foundation holds.
      unsafe rest.withContiguousStorageIfAvailable { unsafe $0.firstOffset(of: sought) }
        ?? Array(rest).withUnsafeBufferPointer { unsafe $0.firstOffset(of: sought) }
    }
    return offset.map { utf8.index(rest.startIndex, offsetBy: $0) }
  }
}

extension String {
  /// Whether some bytes stand in the text.
  package func holds(_ bytes: String) -> Bool { self[...].holds(bytes) }

  /// Where some bytes stand first in the text, from a place on; `nil` if they do not.
  package func firstByte(of bytes: String, from start: Index? = nil) -> Index? {
    self[...].firstByte(of: bytes, from: start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where other bytes stand first; `nil` if they do not.
  ///
  /// Their last byte is looked for, as every Russian letter begins with one of two bytes.
  fileprivate func firstOffset(of sought: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = sought.baseAddress, let last = unsafe sought.last else { return 0 }
    guard let text = baseAddress else { return nil }
    var end = sought.count - 1
    while end < count, let found = unsafe memchr(text + end, Int32(last), count - end) {
      let place = unsafe UnsafeRawPointer(found) - UnsafeRawPointer(text) - sought.count + 1
      if unsafe memcmp(text + place, start, sought.count) == 0 { return place }
      end = place + sought.count
    }
    return nil
  }
}
