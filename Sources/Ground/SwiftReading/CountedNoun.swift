/// The word after a number, if its form depends on the number.
struct CountedNoun {
  let text: String

  init?(after text: String) {
    guard let first = text.first, first == " " || first == "\u{A0}" else { return nil }
    let words = text.dropFirst().split(separator: " ").prefix(2)
    guard let word = words.first,
      let noun = Self.noun(in: words.map { $0.prefix(while: \.isLetter) })
    else { return nil }
    self.text = word == noun ? String(noun) : "\(word) \(noun)"
  }

  private static func noun(in words: [Substring]) -> Substring? {
    guard let first = words.first, first.count > 2, !uncounted.contains(first.lowercased()) else {
      return nil
    }
    let isCyrillic = first.unicodeScalars.allSatisfy { (0x400...0x4FF).contains($0.value) }
    if isCyrillic { return first }
    return words.first { word in
      word.count > 2 && !word.hasSuffix("ss") && word.hasSuffix("s")
        && !uncounted.contains(word.lowercased()) || irregular.contains(word.lowercased())
    }
  }

  private static let irregular: Set = ["children", "men", "people", "women"]

  /// Prepositions, abbreviations of units, and words that have one form.
  private static let uncounted: Set = [
    "and", "from", "has", "his", "its", "min", "out", "per", "plus", "this", "was",
    "для", "или", "мин", "при", "руб", "сек", "тыс", "час",
  ]
}
