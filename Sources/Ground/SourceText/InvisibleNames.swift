extension Unicode.Scalar {
  /// The name of an invisible character, such as "a soft hyphen, U+00AD"; `nil` for any other.
  package var invisibleName: String? {
    if let name = Self.invisibleNames[self] { return name }
    guard properties.generalCategory == .control, self != "\t" else { return nil }
    return "a control character, \(codePoint)"
  }

  /// The name of a character that looks like a space, but isn't one; `nil` for any other.
  package var lookalikeSpaceName: String? {
    switch value {
    case 0xA0: "a no-break space, \(codePoint)"
    case 0x202F: "a narrow no-break space, \(codePoint)"
    case 0x3000: "an ideographic space, \(codePoint)"
    case 0x1680, 0x2000...0x200A, 0x205F: "a typographic space, \(codePoint)"
    default: nil
    }
  }

  private var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }

  private static let invisibleNames: [Unicode.Scalar: String] = [
    "\u{AD}": "a soft hyphen, U+00AD",
    "\u{200B}": "a zero-width space, U+200B",
    "\u{200E}": "a left-to-right mark, U+200E",
    "\u{200F}": "a right-to-left mark, U+200F",
    "\u{202A}": "a left-to-right embedding, U+202A",
    "\u{202B}": "a right-to-left embedding, U+202B",
    "\u{202C}": "the end of an embedding, U+202C",
    "\u{202D}": "a left-to-right override, U+202D",
    "\u{202E}": "a right-to-left override, U+202E",
    "\u{034F}": "a grapheme joiner, U+034F",
    "\u{115F}": "a Hangul filler, U+115F",
    "\u{1160}": "a Hangul filler, U+1160",
    "\u{180E}": "a Mongolian vowel separator, U+180E",
    "\u{2028}": "a line separator, U+2028",
    "\u{2029}": "a paragraph separator, U+2029",
    "\u{2060}": "a word joiner, U+2060",
    "\u{2061}": "an invisible mathematical operator, U+2061",
    "\u{2062}": "an invisible mathematical operator, U+2062",
    "\u{2063}": "an invisible mathematical operator, U+2063",
    "\u{2064}": "an invisible mathematical operator, U+2064",
    "\u{3164}": "a Hangul filler, U+3164",
    "\u{FFA0}": "a Hangul filler, U+FFA0",
    "\u{FFF9}": "an annotation anchor, U+FFF9",
    "\u{FFFA}": "an annotation separator, U+FFFA",
    "\u{FFFB}": "the end of an annotation, U+FFFB",
    "\u{2066}": "a left-to-right isolate, U+2066",
    "\u{2067}": "a right-to-left isolate, U+2067",
    "\u{2068}": "a first-strong isolate, U+2068",
    "\u{2069}": "the end of an isolate, U+2069",
    "\u{FEFF}": "a zero-width no-break space, U+FEFF",
  ]
}
