import Articles

/// Cuts text into the words that search finds.
package enum SearchWords {
  /// The words of a text in small letters, the parts of code names beside the whole.
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).flatMap(words(ofRun:))
  }

  /// The words of a run of letters and digits: the whole, and its parts if it is a code name.
  static func words(ofRun run: Substring) -> [String] {
    let parts = parts(of: run)
    return [run.lookedUp] + (parts.count > 1 ? parts.filter { $0.count > 1 }.map(\.lookedUp) : [])
  }

  /// Hands on the runs of letters and digits in a text, as bytes, each with its hash.
  ///
  /// - Returns: whether that were all; a text with rare characters, which bytes alone do not tell
  ///   apart, is given up at the first of them.
  static func runs(
    of text: ArraySlice<UInt8>,
    _ take: (ArraySlice<UInt8>, UInt32) -> Void
  ) -> Bool {
    var start = text.startIndex
    var hash = WordRuns.emptyHash
    var index = start
    while index < text.endIndex {
      guard let (length, isInWord) = letter(at: index, in: text) else { return false }
      let next = min(index + length, text.endIndex)
      if isInWord {
        for byte in text[index..<next] { hash = WordRuns.hash(hash, byte) }
      } else {
        if start < index { take(text[start..<index], hash) }
        start = next
        hash = WordRuns.emptyHash
      }
      index = next
    }
    if start < index { take(text[start..<index], hash) }
    return true
  }

  /// How many bytes a character takes, and whether it is a letter or a digit; `nil` for a rare one.
  private static func letter(
    at index: Int,
    in bytes: ArraySlice<UInt8>
  ) -> (length: Int, isInWord: Bool)? {
    let byte = bytes[index]
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return (1, true)
    case 0..<0x80: return (1, false)
    // The Cyrillic letters of U+0400…U+047F.
    case 0xD0, 0xD1: return (2, true)
    case 0xC2 where index + 1 < bytes.endIndex:
      // No-break space and quotation marks, but no raised digits and letters.
      let second = bytes[index + 1]
      return second == 0xA0 || second == 0xAB || second == 0xBB ? (2, false) : nil
    case 0xE2 where index + 2 < bytes.endIndex:
      // Dashes, quotation marks and the ellipsis.
      return bytes[index + 1] == 0x80 && (0x90...0xA6).contains(bytes[index + 2]) ? (3, false) : nil
    default: return nil
    }
  }

  /// The parts of a code name, cut before each capital letter that follows or precedes a small one.
  private static func parts(of name: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let next = name.index(after: index)
      let startsWord = next < name.endIndex && name[next].isLowercase
      if name[name.index(before: index)].isLowercase || startsWord {
        parts.append(name[start..<index])
        start = index
      }
    }
    return parts + [name[start...]]
  }
}
