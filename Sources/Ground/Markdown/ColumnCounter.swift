import SourceText

/// Turns cmark's columns, which count bytes, into columns that count characters.
struct ColumnCounter {
  /// The lines of the source.
  let lines: SourceLines
  /// Where the last count ended: pieces of a line come one after another, and each is counted on from
  /// the one before.
  private var progress = ColumnProgress()

  init(lines: SourceLines) {
    self.lines = lines
  }

  /// The place whose column cmark gives in bytes, from 1.
  mutating func position(line: Int, byteColumn: Int) -> SourcePosition {
    guard lines.indices.contains(line - 1) else {
      return SourcePosition(line: max(1, line), column: max(1, byteColumn))
    }
    let text = lines[line - 1]
    let length = max(0, byteColumn - 1)
    if progress.line != line || progress.length > length { progress = ColumnProgress(line: line) }
    // Bytes are quickest to look at where they lie.
    let plain = text.withBytes { progress.advance(to: length, in: $0) }
    let count = (plain ?? nil) ?? String(decoding: text.utf8.prefix(length), as: UTF8.self).count
    return SourcePosition(line: line, column: count + 1)
  }
}
