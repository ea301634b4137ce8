/// A writing system whose words a page can’t mark with their language.
///
/// It is unmarked only on pages in other languages: a Greek page may contain Greek.
struct UnmarkedScript: Sendable {
  let name: String
  private let letters: [ClosedRange<UInt32>]
  /// The languages written in it, as BCP 47 tags without a region.
  private let languages: Set<Substring>

  /// The name of the first writing system in a word that the language of the page doesn’t use.
  static func unmarkedName(of word: Substring, onPageIn language: String) -> String? {
    let language = language.prefix { $0 != "-" }
    for scalar in word.unicodeScalars {
      // Letters of English and Russian, which make up most words.
      if scalar.isASCII || (0x410...0x44F).contains(scalar.value) { continue }
      if let system = known.first(where: { $0.contains(scalar) }),
        !system.languages.contains(language)
      {
        return system.name
      }
    }
    return nil
  }

  private func contains(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains { $0.contains(scalar.value) }
  }

  // The languages are those whose likely script in CLDR is this one.
  private static let known = [
    UnmarkedScript(name: "Greek letters", [0x370...0x3FF, 0x1F00...0x1FFF], of: "el grc"),
    UnmarkedScript(
      name: "Cyrillic letters that Russian does not have",
      [0x402...0x40F, 0x450...0x450, 0x452...0x52F],
      of: "ab av ba be bg ce cv kk kv ky mk mn os sah sr tg tt uk"
    ),
    UnmarkedScript(name: "Armenian letters", [0x531...0x58F], of: "hy"),
    UnmarkedScript(name: "Devanagari", [0x904...0x97F], of: "awa bho hi kok mai mr ne sa"),
    UnmarkedScript(name: "Bengali letters", [0x980...0x9FF], of: "as bn"),
    UnmarkedScript(name: "Gurmukhi", [0xA00...0xA7F], of: "pa"),
    UnmarkedScript(name: "Gujarati letters", [0xA80...0xAFF], of: "gu"),
    UnmarkedScript(name: "Tamil letters", [0xB80...0xBFF], of: "ta"),
    UnmarkedScript(name: "Telugu letters", [0xC00...0xC7F], of: "te"),
    UnmarkedScript(name: "Kannada letters", [0xC80...0xCFF], of: "kn"),
    UnmarkedScript(name: "Malayalam letters", [0xD00...0xD7F], of: "ml"),
    UnmarkedScript(name: "Thai letters", [0xE01...0xE2E], of: "th"),
    UnmarkedScript(name: "Georgian letters", [0x10A0...0x10FF, 0x1C90...0x1CBF], of: "ka"),
    UnmarkedScript(name: "Japanese letters", [0x3041...0x30FF], of: "ja"),
    UnmarkedScript(name: "Korean letters", [0x1100...0x11FF, 0xAC00...0xD7A3], of: "ko"),
  ]

  private init(name: String, _ letters: [ClosedRange<UInt32>], of languages: String) {
    self.name = name
    self.letters = letters
    self.languages = Set(languages.split(separator: " "))
  }
}
