/// The tables of liblouis for a language.
struct BrailleTable: Hashable, Sendable {
  /// The table for running text.
  let literary: String
  /// The table for names from code in running text, in which every letter and its size counts.
  let code: String
  /// The table for lines of code, from which every character can be read back.
  let listing: String

  /// Whether words of running text have contractions, which names from code in it have not.
  var isContracted: Bool { literary == "en-ueb-g2.ctb" }

  /// The tables for a language; `nil` where nobody has chosen any.
  ///
  /// English text is Unified English Braille, contracted as readers expect; code is uncontracted.
  /// Russian text has no signs for capital letters, as in books; names from code in it have them, and
  /// a sign that their letters are Latin. Lines of code are Unified English Braille in both: Russian
  /// braille keeps neither every capital letter nor every blank of them.
  init?(language: String) {
    switch language {
    case "en":
      (literary, code, listing) = ("en-ueb-g2.ctb", "en-ueb-g1.ctb", "en-ueb-g1.ctb")
    case "ru":
      (literary, code, listing) = ("ru-litbrl.ctb", "ru-litbrl-detailed.utb", "en-ueb-g1.ctb")
    default: return nil
    }
  }

  /// The table for a word.
  ///
  /// Words in Cyrillic letters are Russian in every book, as other tables know none of the letters.
  func table(for word: Substring, isCode: Bool, isListing: Bool) -> String {
    if word.unicodeScalars.contains(where: { (0x0400...0x04FF).contains($0.value) }) {
      return isCode ? "ru-litbrl-detailed.utb" : "ru-litbrl.ctb"
    }
    guard isCode else { return literary }
    return isListing ? listing : code
  }
}
