import Foundation

extension String {
  /// Whether a line ends otherwise than by a line feed alone.
  package var hasReturns: Bool {
    let sign = UInt8(ascii: "\r")
    return utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: sign, from: 0) != nil }
      ?? utf8.contains(sign)
  }

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
    // Hardly any file has another sign at the end of its lines, and one sign is found at once.
    let hasReturns = bytes.firstOffset(of: UInt8(ascii: "\r"), from: 0) != nil
    var start = 0
    while let end = hasReturns
      ? bytes.firstLineEnd(from: start) : bytes.firstOffset(of: UInt8(ascii: "\n"), from: start)
    {
      ranges.append(start..<end)
      let isPair = hasReturns && bytes[end...].starts(with: "\r\n".utf8)
      start = end + (isPair ? 2 : 1)
    }
    ranges.append(start..<bytes.count)
    return ranges
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first from a place on; `nil` if it does not.
  fileprivate func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where a line ends first from a place on, whatever the sign; `nil` if none does.
  fileprivate func firstLineEnd(from start: Int) -> Int? {
    self[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
