extension String {
  /// The text with places where a line may end, which take no room, in words longer than a number of
  /// letters: before capital letters inside a word and after signs, as in names from code.
  ///
  /// Before a full stop no line begins unless it is told to, not even after a blank, as in
  /// `send(for: .valueChanged)`. Source: Unicode Standard Annex 14, LB13.
  func withLineEnds(inWordsLongerThan longest: Int) -> String {
    var result = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if word.startIndex != startIndex { result += word.first == "." ? " \u{200B}" : " " }
      result += word.count > longest ? Self.withLineEnds(word) : String(word)
    }
    return result
  }

  private static func withLineEnds(_ word: Substring) -> String {
    var result = ""
    var previous: Character?
    for letter in word {
      if let previous, letter.isUppercase && previous.isLowercase || "(.,:_/".contains(previous) {
        result += "\u{200B}"
      }
      result.append(letter)
      previous = letter
    }
    return result
  }
}
