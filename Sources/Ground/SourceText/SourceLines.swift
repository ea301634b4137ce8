/// The lines of a source file without their ends, which may be `\n`, `\r\n` or `\r`.
///
/// ```swift
/// let lines = SourceLines("one\r\ntwo")
/// lines.count  // 2
/// lines[1]  // "two"
/// ```
package struct SourceLines: Sendable {
  package let text: String
  package let hasCarriageReturns: Bool
  private let ranges: [Range<String.Index>]

  package init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    // Almost all files have only line feeds.
    let hasCarriageReturns = text.includes("\r")
    var ranges: [Range<String.Index>] = []
    var start = bytes.startIndex
    while let end = hasCarriageReturns
      ? bytes[start...].firstIndex(where: Self.isEnd) : text.firstByte(of: "\n", from: start)
    {
      ranges.append(start..<end)
      let next = bytes.index(after: end)
      let isPair = hasCarriageReturns && bytes[end...].starts(with: "\r\n".utf8)
      start = isPair ? bytes.index(after: next) : next
    }
    ranges.append(start..<bytes.endIndex)
    self.ranges = ranges
    self.hasCarriageReturns = hasCarriageReturns
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  package func text(from first: Int) -> Substring {
    guard first < count else { return "" }
    return hasCarriageReturns
      ? self[first...].joined(separator: "\n")[...] : text[ranges[first].lowerBound...]
  }
}

extension SourceLines: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { ranges.count }
  package subscript(index: Int) -> Substring { text[ranges[index]] }
}

extension SourceLines: Hashable {
  package static func == (one: SourceLines, other: SourceLines) -> Bool { one.text == other.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
