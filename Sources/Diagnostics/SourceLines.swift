extension String {
  /// The lines of a source file without their ends, be they `\n`, `\r\n` or `\r`.
  package var sourceLines: [Substring] {
    // Every page is cut into lines again and again, so bytes are looked at where they lie.
    let ranges =
      utf8.withContiguousStorageIfAvailable(Self.ranges)
      ?? Array(utf8).withUnsafeBufferPointer(Self.ranges)
    let bytes = utf8
    return ranges.map { range in
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let end = bytes.index(start, offsetBy: range.count)
      return self[start..<end]
    }
  }

  /// Where the lines lie in bytes.
  private static func ranges(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      ranges.append(start..<(index - 1))
      let isPair =
        byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
      if isPair { index += 1 }
      start = index
    }
    ranges.append(start..<bytes.count)
    return ranges
  }
}
