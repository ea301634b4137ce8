/// The ways of writing that the pages of a book do not mark as a language.
enum WritingSystem {
  /// The name of the first one in a word; `nil` if all letters are of a language that is marked.
  static func unmarkedName(of word: Substring) -> String? {
    for scalar in word.unicodeScalars {
      // The letters of English and Russian, which most words consist of.
      if scalar.isASCII || (0x410...0x44F).contains(scalar.value) { continue }
      if let system = known.first(where: { $0.letters.contains(scalar.value) }) {
        return system.name
      }
    }
    return nil
  }

  private static let known: [(name: String, letters: ClosedRange<UInt32>)] = [
    ("Greek letters", 0x370...0x3FF),
    ("Cyrillic letters that Russian does not have", 0x402...0x40F),
    ("Cyrillic letters that Russian does not have", 0x450...0x450),
    ("Cyrillic letters that Russian does not have", 0x452...0x52F),
    ("Armenian letters", 0x531...0x58F),
    ("Devanagari", 0x904...0x97F),
    ("Thai letters", 0xE01...0xE2E),
    ("Georgian letters", 0x10A0...0x10FF),
    ("Japanese letters", 0x3041...0x30FF),
    ("Korean letters", 0xAC00...0xD7A3),
  ]
}
