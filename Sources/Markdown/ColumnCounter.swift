/// Turns cmark's columns, which count bytes, into columns that count characters.
struct ColumnCounter {
  /// The lines of the source.
  let lines: [Substring]

  /// The place whose column cmark gives in bytes, from 1.
  func position(line: Int, byteColumn: Int) -> SourcePosition {
    guard lines.indices.contains(line - 1) else {
      return SourcePosition(line: max(1, line), column: max(1, byteColumn))
    }
    let bytes = lines[line - 1].utf8
    let length = max(0, byteColumn - 1)
    // Bytes are quickest to look at where they lie.
    let plain = unsafe bytes.withContiguousStorageIfAvailable { bytes in
      unsafe Self.plainCount(UnsafeBufferPointer(rebasing: bytes.prefix(length)))
    }
    let count = (plain ?? nil) ?? String(decoding: bytes.prefix(length), as: UTF8.self).count
    return SourcePosition(line: line, column: count + 1)
  }

  /// The number of characters in bytes of which each character has one scalar; `nil` where some may
  /// have several.
  ///
  /// Lines are long and cmark cuts them into many pieces, so that counting must cost next to nothing.
  private static func plainCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    var lead: UInt8 = 0
    var second: UInt8 = 0
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      switch byte {
      case 0..<0x80, 0xC2...0xCB, 0xD0...0xD4, 0xE2:
        count += 1
        (lead, second) = (byte, 0)
      case 0x80..<0xC0:
        switch (lead, second) {
        // U+0480…U+0489 has marks on letters.
        case (0xD2, 0) where byte <= 0x8A: return nil
        // U+20C0…U+20FF has marks on signs.
        case (0xE2, 0) where byte == 0x83: return nil
        // U+2000…U+200F has joiners.
        case (0xE2, 0x80) where byte < 0x90: return nil
        case (0xE2, 0): second = byte
        default: continue
        }
      default: return nil
      }
    }
    return count
  }
}
