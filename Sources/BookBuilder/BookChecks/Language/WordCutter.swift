/// Finds the words of a text among its bytes, one after another.
struct WordCutter {
  /// Where the next character begins.
  private var place = 0
  /// Whether all letters of the word so far are of ASCII or those from “А” to “я”.
  private var isCommon = true

  /// A word among the bytes of a text.
  struct Word {
    var bytes: Range<Int>
    /// Its first letter or digit.
    var first: Unicode.Scalar
    /// Whether more than spaces stands before it.
    var followsSign: Bool
    /// Whether all letters are of ASCII or those from “А” to “я”.
    var isCommon: Bool
  }

  /// The next word; `nil` after the last.
  ///
  /// - Parameter bytes: the bytes of the text, the same each time.
  mutating func next(in bytes: [UInt8]) -> Word? {
    var followsSign = false
    // A word ends where this one begins to look, unless it begins at the first character.
    var isAfterWord = place > 0
    while place < bytes.count {
      let (scalar, length) = bytes.scalar(at: place)
      if scalar.isPartOfWord {
        let start = place
        place += length
        isCommon = scalar.isCommon
        skipWord(in: bytes)
        return Word(
          bytes: start..<place,
          first: scalar,
          followsSign: followsSign,
          isCommon: isCommon
        )
      }
      let next = place + length
      let isInside =
        isAfterWord && scalar.joinsWords && next < bytes.count
        && bytes.scalar(at: next).scalar.isPartOfWord
      if !isInside, !scalar.isSpace { followsSign = true }
      isAfterWord = false
      place = next
    }
    return nil
  }

  private mutating func skipWord(in bytes: [UInt8]) {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): place += 1
      // The letters of U+0400…U+047F, told by their first byte.
      case 0xD0:
        isCommon = isCommon && bytes[place + 1] >= 0x90
        place += 2
      case 0xD1:
        isCommon = isCommon && bytes[place + 1] < 0x90
        place += 2
      default:
        let (scalar, length) = bytes.scalar(at: place)
        guard scalar.isPartOfWord else { return }
        isCommon = isCommon && scalar.isCommon
        place += length
      }
    }
  }
}

extension [UInt8] {
  /// The character of UTF-8 that begins at a place, and how many bytes it takes.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[place]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in self[(place + 1)..<Swift.min(place + length, count)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand inside a word, such as an apostrophe or a hyphen.
  fileprivate var joinsWords: Bool {
    switch self {
    case "-", "'", "’", "\u{2011}": true
    default: false
    }
  }

  /// Whether the character is of ASCII or a letter from “А” to “я”.
  fileprivate var isCommon: Bool {
    isASCII || ("\u{410}"..."\u{44F}").contains(self)
  }

  /// Whether the character is white space.
  fileprivate var isSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r": true
    case "!"..."~": false
    default: properties.isWhitespace
    }
  }

  /// Whether the character is a letter, a mark on one, or a digit.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "\u{400}"..."\u{481}": true
    case _ where isASCII: false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
