package import Diagnostics
package import SourceText

/// Looks for characters that nobody sees but that change what is heard, found or copied.
package enum InvisibleCharacters {
  /// A finding for each, at its place.
  package static func findings(in lines: SourceLines, at path: String) -> [Diagnostic] {
    // Hardly any text has one, and bytes are quick to look at.
    guard mayHoldOne(Array(lines.text.utf8)) else { return [] }
    var findings: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      for (offset, scalar) in line.unicodeScalars.enumerated() {
        guard let name = names[scalar] else { continue }
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(offset)))
        findings.append(
          Diagnostic(
            .invisibleCharacter,
            at: SourceLocation(path: path, line: index + 1, column: before.count + 1),
            "there is an invisible character: \(name)",
            help: "delete it; long words are divided by the style sheet"
          )
        )
      }
    }
    return findings
  }

  /// Whether two bytes in a row begin one of them; those of dashes and quotation marks need a look at
  /// the third.
  private static func mayHoldOne(_ text: [UInt8]) -> Bool {
    var place = 0
    while place + 1 < text.count {
      switch (text[place], text[place + 1]) {
      case (0..<0xC0, _): place += 1
      case (0xC2, 0xAD), (0xEF, 0xBB), (0xE2, 0x81): return true
      case (0xE2, 0x80) where place + 2 < text.count:
        switch text[place + 2] {
        case 0x8B, 0x8E...0x8F, 0xAA...0xAE: return true
        default: place += 3
        }
      default: place += 2
      }
    }
    return false
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
    "\u{2060}": "a word joiner, U+2060",
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
      Soft hyphens, zero-width spaces and marks of direction come with text that was copied from a \
      web page or a word processor. In code a string needs them as '\\u{200F}', which can be seen.
      """,
    readers: """
      A screen reader may break a word in two at a soft hyphen. The character goes with the text into \
      the clipboard, search does not find the word, and braille shows a cell that means nothing.
      """,
    wrong: "acces\u{2010}sibility, with a soft hyphen in the middle",
    right: "accessibility"
  )
}
