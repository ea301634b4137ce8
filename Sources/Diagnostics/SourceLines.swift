extension String {
  /// The lines of a source file without their ends, be they `\n`, `\r\n` or `\r`.
  package var sourceLines: [Substring] {
    // Bytes are ten times as quick to look at as characters, and line ends are bytes.
    var lines: [Substring] = []
    let bytes = utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        index = next
        continue
      }
      lines.append(self[start..<index])
      let isPair =
        byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
      index = isPair ? bytes.index(after: next) : next
      start = index
    }
    lines.append(self[start...])
    return lines
  }
}
