/// The tables of liblouis for a language.
struct BrailleTable: Hashable, Sendable {
  /// The table for running text.
  let literary: String
  /// The table for code, in which every letter and its size counts and nothing is contracted.
  let code: String

  /// The tables for a language; `nil` where nobody has chosen any.
  ///
  /// English text is Unified English Braille, contracted as readers expect; its code is
  /// uncontracted. Russian text has no signs for capital letters, as in books; its code has them.
  init?(language: String) {
    switch language {
    case "en": (literary, code) = ("en-ueb-g2.ctb", "en-ueb-g1.ctb")
    case "ru": (literary, code) = ("ru-litbrl.ctb", "ru-litbrl-detailed.utb")
    default: return nil
    }
  }
}
