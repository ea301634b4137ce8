import Foundation

extension String {
  /// Transliterates characters outside the Latin, Greek and Cyrillic scripts, for formats without
  /// glyphs for them.
  ///
  /// Each Chinese syllable is followed by a space. Characters without a transliteration are
  /// replaced by their Unicode names.
  ///
  /// - Parameter isKept: whether the format has a glyph for a character after all. Default: none.
  func transliteratedToLatin(except isKept: (Character) -> Bool = { _ in false }) -> String {
    guard unicodeScalars.contains(where: \.needsTransliteration) else { return self }
    let latin = map { character -> String in
      guard character.unicodeScalars.contains(where: \.needsTransliteration), !isKept(character)
      else {
        return String(character)
      }
      let word = String(character)
      let halfwidth = word.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? word
      let latin = halfwidth.applyingTransform(.toLatin, reverse: false) ?? halfwidth
      guard !latin.unicodeScalars.contains(where: \.needsTransliteration) else {
        return character.unicodeName
      }
      // Each Chinese character is a syllable; without spaces, syllables would run together.
      let isSyllable = halfwidth.unicodeScalars.contains { $0.value >= 0x2E80 }
      return latin + (isSyllable && latin != halfwidth ? " " : "")
    }
    return latin.joined()
  }
}

extension Unicode.Scalar {
  var needsTransliteration: Bool {
    switch value {
    case 0x0590...0x1DFF, 0x2E80...: true
    default: false
    }
  }
}

extension Character {
  var unicodeName: String {
    let names = unicodeScalars.compactMap(\.properties.name)
    return names.isEmpty ? "?" : "(\(names.joined(separator: ", ").lowercased()))"
  }
}
