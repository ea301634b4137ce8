import Foundation

extension String {
  /// The text with characters of scripts beside Latin, Greek and Cyrillic written in Latin letters, with
  /// a blank after each syllable of Chinese, for forms that have no signs for them; what has no such letters is
  /// told by its name.
  ///
  /// - Parameter isKept: whether there is a sign for a character all the same; there is none unless given.
  func inLatinLetters(except isKept: (Character) -> Bool = { _ in false }) -> String {
    guard unicodeScalars.contains(where: \.isOfAnotherScript) else { return self }
    let latin = map { character -> String in
      guard character.unicodeScalars.contains(where: \.isOfAnotherScript), !isKept(character) else {
        return String(character)
      }
      let word = String(character)
      let half = word.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? word
      let own = half.applyingTransform(.toLatin, reverse: false) ?? half
      guard !own.unicodeScalars.contains(where: \.isOfAnotherScript) else {
        return character.nameInUnicode
      }
      // A sign of Chinese is a syllable, and without blanks nobody could tell where one ends.
      let isSyllable = half.unicodeScalars.contains { $0.value >= 0x2E80 }
      return own + (isSyllable && own != half ? " " : "")
    }
    return latin.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script beside Latin, Greek and Cyrillic.
  var isOfAnotherScript: Bool {
    switch value {
    case 0x0590...0x1DFF, 0x2E80...: true
    default: false
    }
  }
}

extension Character {
  /// The name that Unicode has for a character, in small letters and parentheses.
  var nameInUnicode: String {
    let names = unicodeScalars.compactMap(\.properties.name)
    return names.isEmpty ? "?" : "(\(names.joined(separator: ", ").lowercased()))"
  }
}
