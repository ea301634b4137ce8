package import Diagnostics
package import SourceText

/// Finds invisible characters that change what is heard, found or copied, or that control a
/// terminal.
package enum InvisibleCharacters {
  package static func findings(in lines: SourceLines, at path: String) -> [Diagnostic] {
    // Hardly any text contains one, and scanning bytes is fast.
    guard mayContainOne(Array(lines.text.utf8)) else { return [] }
    var findings: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        for (offset, scalar) in character.unicodeScalars.enumerated() {
          guard let name = name(of: scalar) else { continue }
          // The part of a character before the scalar counts as one.
          let column = column + (offset == 0 ? 1 : 2)
          findings.append(
            Diagnostic(
              .invisibleCharacter,
              at: SourceLocation(path: path, line: index + 1, column: column),
              "there is an invisible character: \(name)",
              help: "delete it; the style sheet hyphenates long words"
            )
          )
        }
      }
    }
    return findings
  }

  /// Whether the bytes may contain one; where visible characters share the first bytes, assume so.
  private static func mayContainOne(_ text: [UInt8]) -> Bool {
    var place = 0
    while place < text.count {
      let next = place + 1 < text.count ? text[place + 1] : 0
      switch (text[place], next) {
      case (0x09, _), (0x0A, _), (0x0D, _), (0x20...0x7E, _): place += 1
      case (0..<0x20, _), (0x7F, _), (0xC2, 0x80...0x9F), (0xC2, 0xAD): return true
      case (0xCD, 0x8F), (0xE1, 0x85), (0xE1, 0xA0), (0xE2, 0x81), (0xE3, 0x85),
        (0xEF, 0xBB...0xBF):
        return true
      case (0xE2, 0x80) where place + 2 < text.count:
        // Dashes and quotation marks share these two bytes.
        switch text[place + 2] {
        case 0x8B, 0x8E...0x8F, 0xA8...0xAE: return true
        default: place += 3
        }
      case (0x80..<0xC0, _): place += 1
      default: place += 2
      }
    }
    return false
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    if let name = names[scalar] { return name }
    guard scalar.properties.generalCategory == .control, scalar != "\t" else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "a control character, U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }

  private static let names: [Unicode.Scalar: String] = [
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

extension Rule {
  package static let invisibleCharacter = Rule(
    id: "invisible-character",
    explanation: """
      Soft hyphens, zero-width spaces and direction marks are copied along with text from web pages and word \
      processors, control characters with terminal output. In string literals, write them as escapes, \
      such as '\\u{200F}', which are visible.
      """,
    readers: """
      A screen reader may split a word at a soft hyphen. The character is copied with the text, search \
      does not find the word, and braille shows a meaningless cell.
      """,
    wrong: "acces\u{2010}sibility, with a soft hyphen in the middle",
    right: "accessibility"
  )
}
