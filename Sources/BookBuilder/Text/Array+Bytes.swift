extension [UInt8] {
  /// Where a byte stands first, from a place on; `nil` if it does not.
  func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    withUnsafeBufferPointer { $0.firstOffset(of: byte, from: start) }
  }

  /// How often the bytes of a text stand among these.
  func count(of text: String) -> Int {
    var count = 0
    var start = 0
    while let place = firstOffset(of: text, from: start) {
      count += 1
      start = place + text.utf8.count
    }
    return count
  }

  /// Where the bytes of a text stand first, from a place on; `nil` if they do not.
  func firstOffset(of text: String, from start: Int = 0) -> Int? {
    withUnsafeBufferPointer { $0.firstOffset(of: text, from: start) }
  }
}
