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
    let start = start ?? startIndex
    guard !bytes.isEmpty else { return start }
    let rest = utf8[start...]
    var pattern = bytes
    let found = pattern.withUTF8 { pattern in
      unsafe rest.withContiguousStorageIfAvailable { text in
        unsafe text.firstOffset(of: pattern, from: 0)
      }
    }
    // Few texts do not lie in one piece, such as those that Foundation holds.
    let offset = found ?? Array(rest).firstOffset(of: bytes)
    return offset.map { utf8.index(start, offsetBy: $0) }
  }
}

extension String {
  /// Whether some bytes stand in the text.
  ///
  /// Looking for letters one by one takes a hundred times as long, and whole books are looked at.
  package func holds(_ bytes: String) -> Bool { self[...].holds(bytes) }

  /// Where some bytes stand first in the text, from a place on; `nil` if they do not.
  package func firstByte(of bytes: String, from start: Index? = nil) -> Index? {
    self[...].firstByte(of: bytes, from: start)
  }
}
