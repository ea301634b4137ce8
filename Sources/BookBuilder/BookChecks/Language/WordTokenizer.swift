/// Splits UTF-8 text into words.
///
/// A word consists of letters, digits and marks; a hyphen or an apostrophe between two of them is
/// part of neither, but does not count as punctuation.
struct WordTokenizer {
  private var place = 0
  private var isASCIIOrRussian = true

  struct Word {
    var bytes: Range<Int>
    var first: Unicode.Scalar
    var followsPunctuation: Bool
    var isASCIIOrRussian: Bool
  }

  /// The next word; `nil` after the last.
  ///
  /// - Parameter bytes: the text as UTF-8; the same array in each call.
  mutating func next(in bytes: [UInt8]) -> Word? {
    var followsPunctuation = false
    // Each call begins where the previous word ended, except the first.
    var isAfterWord = place > 0
    while place < bytes.count {
      let (scalar, length) = bytes.scalar(at: place)
      if scalar.isPartOfWord {
        let start = place
        place += length
        isASCIIOrRussian = scalar.isASCIIOrRussian
        skipWord(in: bytes)
        return Word(
          bytes: start..<place,
          first: scalar,
          followsPunctuation: followsPunctuation,
          isASCIIOrRussian: isASCIIOrRussian
        )
      }
      let next = place + length
      let isInside =
        isAfterWord && scalar.joinsWords && next < bytes.count
        && bytes.scalar(at: next).scalar.isPartOfWord
      if !isInside, !scalar.isSpace { followsPunctuation = true }
      isAfterWord = false
      place = next
    }
    return nil
  }

  private mutating func skipWord(in bytes: [UInt8]) {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): place += 1
      // The letters U+0400…U+047F, recognised by their first byte.
      case 0xD0:
        isASCIIOrRussian = isASCIIOrRussian && bytes[place + 1] >= 0x90
        place += 2
      case 0xD1:
        isASCIIOrRussian = isASCIIOrRussian && bytes[place + 1] < 0x90
        place += 2
      default:
        let (scalar, length) = bytes.scalar(at: place)
        guard scalar.isPartOfWord else { return }
        isASCIIOrRussian = isASCIIOrRussian && scalar.isASCIIOrRussian
        place += length
      }
    }
  }
}

extension [UInt8] {
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
  fileprivate var joinsWords: Bool {
    switch self {
    case "-", "'", "’", "\u{2011}": true
    default: false
    }
  }

  fileprivate var isASCIIOrRussian: Bool {
    isASCII || ("\u{410}"..."\u{44F}").contains(self)
  }

  fileprivate var isSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r": true
    case "!"..."~": false
    default: properties.isWhitespace
    }
  }

  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "\u{400}"..."\u{481}": true
    case _ where isASCII: false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
