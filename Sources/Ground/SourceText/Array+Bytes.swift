extension [UInt8] {
  /// Where a byte stands first, from a place on; `nil` if it does not.
  package func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    unsafe withUnsafeBufferPointer { bytes in
      unsafe bytes.firstOffset(of: byte, from: start)
    }
  }

  /// Where the bytes of a text stand first, from a place on; `nil` if they do not.
  package func firstOffset(of text: String, from start: Int = 0) -> Int? {
    var text = text
    return text.withUTF8 { pattern in
      unsafe withUnsafeBufferPointer { bytes in
        unsafe bytes.firstOffset(of: pattern, from: start)
      }
    }
  }
}
