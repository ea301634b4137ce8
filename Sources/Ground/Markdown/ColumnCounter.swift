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
    let bytes = lines[line - 1].utf8
    let length = max(0, byteColumn - 1)
    if progress.line != line || progress.length > length { progress = ColumnProgress(line: line) }
    // Bytes are quickest to look at where they lie.
    let plain = unsafe bytes.withContiguousStorageIfAvailable { bytes in
      unsafe progress.advance(to: length, in: bytes)
    }
    let count = (plain ?? nil) ?? String(decoding: bytes.prefix(length), as: UTF8.self).count
    return SourcePosition(line: line, column: count + 1)
  }
}
