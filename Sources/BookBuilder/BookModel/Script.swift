/// A script that tells a screen reader which voice to use.
package enum Script: Hashable, Sendable {
  /// The letters of English, among many others.
  case latin
  /// The letters of Russian, among others.
  case cyrillic
  /// Chinese characters.
  case han
  /// The letters of Arabic, among others.
  case arabic
  /// The letters of Hebrew, among others.
  case hebrew

  /// The script of a character; `nil` if it belongs to none of these.
  package init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(of: scalar)
  }

  /// The script of a letter, told by its first scalar, which is quicker to get at than a character.
  package init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0xC0...0x24F where scalar.properties.isAlphabetic: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    default: return nil
    }
  }

  /// The language that a run of the script is taken for, as a BCP 47 tag.
  package var language: String {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .han: "zh-Hans"
    case .arabic: "ar"
    case .hebrew: "he"
    }
  }

  package init(writing language: String) {
    switch language.prefix(while: { $0 != "-" }) {
    case "ru", "be", "bg", "kk", "ky", "mk", "mn", "sr", "tg", "tt", "uk": self = .cyrillic
    case "ja", "yue", "zh": self = .han
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": self = .arabic
    case "he", "yi": self = .hebrew
    default: self = .latin
    }
  }

  /// The number of letters from which on a run gets a voice of its own.
  package var leastLetters: Int {
    self == .han ? 1 : 2
  }

  /// Whether a character may stand inside a run of the script.
  package func joins(_ character: Character) -> Bool {
    switch self {
    case .latin: " -’'&+/_.".contains(character) || character.isNumber
    case .cyrillic: " -’,.:—%°".contains(character) || character.isNumber
    case .han: "，。、".contains(character)
    case .arabic, .hebrew: " -’،,.".contains(character) || character.isNumber
    }
  }
}

extension StringProtocol {
  /// Whether words of another language are a name, or too few to be a phrase.
  ///
  /// Each word of a name has a capital letter or a digit; in a short one, such as “White on Black”,
  /// the small words between the others have none.
  package var isNameOrShort: Bool {
    let words = split(separator: " ")
    if words.count < 3 || words.allSatisfy({ $0.contains { $0.isUppercase || $0.isNumber } }) {
      return true
    }
    return words.count <= 5
      && words.allSatisfy { $0.contains(where: \.isUppercase) || smallWords.contains(String($0)) }
  }

  /// Whether words of another language are a short title: small words and numbers stand between
  /// words with capital letters, as in “24 Hours with the iPad”.
  ///
  /// One capital letter makes no title: “Page 2 of 5”.
  package var isShortTitle: Bool {
    let words = split(separator: " ")
    return words.count <= 5 && words.count { $0.contains(where: \.isUppercase) } > 1
      && words.allSatisfy {
        $0.contains { $0.isUppercase || $0.isNumber } || smallWords.contains(String($0))
      }
  }
}

/// The English words that names of works and functions write small.
private let smallWords: Set<String> = [
  "&", "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to",
  "with",
]
