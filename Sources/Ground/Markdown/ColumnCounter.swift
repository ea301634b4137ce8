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

/// How far the characters of a line are counted.
struct ColumnProgress {
  /// The line, from 1; 0 before the first.
  var line = 0
  /// The bytes that were looked at.
  private(set) var length = 0
  private var count = 0
  /// The first bytes of the character that is being read.
  private var (lead, second): (UInt8, UInt8) = (0, 0)
  /// Whether each character so far has one scalar.
  private var isPlain = true

  init(line: Int = 0) {
    self.line = line
  }

  /// Counts on; the number of characters in the first bytes of a line, `nil` where some may have
  /// several scalars.
  ///
  /// Lines are long and cmark cuts them into many pieces, so that counting must cost next to nothing.
  mutating func advance(to end: Int, in bytes: Span<UInt8>) -> Int? {
    let end = min(end, bytes.count)
    while isPlain, length < end {
      take(bytes[length])
      length += 1
    }
    return isPlain ? count : nil
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0..<0x80, 0xC2...0xCB, 0xD0...0xD4, 0xE2:
      count += 1
      (lead, second) = (byte, 0)
    case 0x80..<0xC0:
      switch (lead, second) {
      // U+0480…U+0489 has marks on letters.
      case (0xD2, 0) where byte <= 0x8A: isPlain = false
      // U+20C0…U+20FF has marks on signs.
      case (0xE2, 0) where byte == 0x83: isPlain = false
      // U+2000…U+200F has joiners.
      case (0xE2, 0x80) where byte < 0x90: isPlain = false
      case (0xE2, 0): second = byte
      default: break
      }
    default: isPlain = false
    }
  }
}
