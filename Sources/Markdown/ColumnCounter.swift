/// Turns cmark's columns, which count bytes, into columns that count characters.
struct ColumnCounter {
  /// The lines of the source.
  let lines: [Substring]

  /// The place whose column cmark gives in bytes, from 1.
  func position(line: Int, byteColumn: Int) -> SourcePosition {
    guard lines.indices.contains(line - 1) else {
      return SourcePosition(line: max(1, line), column: max(1, byteColumn))
    }
    let bytes = lines[line - 1].utf8.prefix(max(0, byteColumn - 1))
    return SourcePosition(line: line, column: String(decoding: bytes, as: UTF8.self).count + 1)
  }
}
