import SourceText

/// Converts the columns of cmark, which count bytes, to columns in characters.
struct ColumnCounter {
  let lines: SourceLines
  /// Where the last count ended.
  ///
  /// Pieces of a line arrive in order, so each count continues there.
  private var progress = ColumnProgress()

  init(lines: SourceLines) {
    self.lines = lines
  }

  /// - Parameter byteColumn: the column in bytes, from 1.
  mutating func position(line: Int, byteColumn: Int) -> SourcePosition {
    guard lines.indices.contains(line - 1) else {
      return SourcePosition(line: max(1, line), column: max(1, byteColumn))
    }
    let text = lines[line - 1]
    let length = max(0, byteColumn - 1)
    if progress.line != line || progress.length > length { progress = ColumnProgress(line: line) }
    // Bytes are fastest to read in place.
    let plain = text.withBytes { progress.advance(to: length, in: $0) }
    let count = (plain ?? nil) ?? progress.countCharacters(to: length, of: text)
    return SourcePosition(line: line, column: count + 1)
  }
}

struct ColumnProgress {
  var line = 0
  private(set) var length = 0
  private var count = 0
  private var (lead, second): (UInt8, UInt8) = (0, 0)
  private var isPlain = true
  /// How many characters there are in the bytes before some of a line that isn't plain.
  private var (characters, bytes) = (0, 0)

  init(line: Int = 0) {
    self.line = line
  }

  /// Counts the characters in the first bytes of a line.
  ///
  /// Lines can be long, and cmark cuts them into many pieces, so this must be fast.
  ///
  /// - Returns: `nil` if some characters may have several scalars.
  mutating func advance(to end: Int, in bytes: Span<UInt8>) -> Int? {
    let end = min(end, bytes.count)
    while isPlain, length < end {
      take(bytes[length])
      length += 1
    }
    return isPlain ? count : nil
  }

  /// Counts the characters in the first bytes of a line with characters of several scalars.
  mutating func countCharacters(to end: Int, of text: Substring) -> Int {
    if end < bytes { (characters, bytes) = (0, 0) }
    let start = text.utf8.index(text.startIndex, offsetBy: min(bytes, text.utf8.count))
    let rest = text[start...].utf8.prefix(end - bytes)
    characters += String(decoding: rest, as: UTF8.self).count
    bytes = end
    return characters
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0..<0x80, 0xC2...0xCB, 0xD0...0xD4, 0xE2:
      count += 1
      (lead, second) = (byte, 0)
    case 0x80..<0xC0:
      switch (lead, second) {
      // U+0480…U+0489 includes combining marks for letters.
      case (0xD2, 0) where byte <= 0x8A: isPlain = false
      // U+20C0…U+20FF includes combining marks for symbols.
      case (0xE2, 0) where byte == 0x83: isPlain = false
      // U+2000…U+200F includes joiners.
      case (0xE2, 0x80) where byte < 0x90: isPlain = false
      case (0xE2, 0): second = byte
      default: break
      }
    default: isPlain = false
    }
  }
}
