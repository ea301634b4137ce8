/// A script, from which a screen reader's voice is chosen.
package enum Script: Hashable, Sendable {
  case latin
  case cyrillic
  case han
  case arabic
  case hebrew

  package init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(of: scalar)
  }

  /// The script of a letter by its first scalar, which is faster to get than a character.
  package init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0xC0...0x24F where scalar.properties.isAlphabetic: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    case _ where scalar.isKana: self = .han
    default: return nil
    }
  }

  /// The language that text in this script is assumed to be in near text in another language.
  package func language(near other: String) -> String {
    Script(writing: other) == self ? other : language
  }

  /// The language that text in this script is assumed to be in, as a BCP 47 tag.
  package var language: String {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .han: "zh-Hans"
    case .arabic: "ar"
    case .hebrew: "he"
    }
  }

  /// The script of a language; `nil` if it is another one, such as Greek or Thai.
  package init?(writing language: String) {
    switch language.prefix(while: { $0 != "-" }) {
    case "ru", "be", "bg", "kk", "ky", "mk", "mn", "sr", "tg", "tt", "uk": self = .cyrillic
    case "ja", "yue", "zh": self = .han
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": self = .arabic
    case "he", "yi": self = .hebrew
    case "am", "as", "bn", "el", "grc", "gu", "hi", "hy", "ka", "km", "kn", "ko", "lo", "ml", "mr",
      "my", "ne", "pa", "sa", "si", "ta", "te", "th", "ti":
      return nil
    default: self = .latin
    }
  }

  /// The smallest number of letters that get a voice of their own.
  package var minimumLetters: Int {
    self == .han ? 1 : 2
  }

  package func joins(_ character: Character) -> Bool {
    switch self {
    case .latin: " -’'&+/_.,?!".contains(character) || character.isNumber
    case .cyrillic: " -’,.:—%°".contains(character) || character.isNumber
    case .han: "，。、".contains(character)
    case .arabic, .hebrew: " -’،,.".contains(character) || character.isNumber
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Hiragana or Katakana, next to which Chinese characters are Japanese.
  package var isKana: Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether text in another language is a name, or too short for a phrase.
  ///
  /// Each word of a name has a capital letter or a digit; in a short one, such as “White on Black”,
  /// function words may be lowercase.
  package var isNameOrShort: Bool {
    let words = split(separator: " ")
    if words.count < 3 || words.allSatisfy({ $0.contains { $0.isUppercase || $0.isNumber } }) {
      return true
    }
    return words.count <= 5
      && words.allSatisfy { $0.contains(where: \.isUppercase) || smallWords.contains(String($0)) }
  }

  /// Whether text in another language is a short title: at least two capitalised words, with
  /// function words and numbers between them, as in “24 Hours with the iPad”.
  ///
  /// A single capitalised word doesn't make a title: “Page 2 of 5”.
  package var isShortTitle: Bool {
    let words = split(separator: " ")
    return words.count <= 5 && words.count { $0.contains(where: \.isUppercase) } > 1
      && words.allSatisfy {
        $0.contains { $0.isUppercase || $0.isNumber } || smallWords.contains(String($0))
      }
  }
}

private let smallWords: Set<String> = [
  "&", "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to",
  "with",
]
