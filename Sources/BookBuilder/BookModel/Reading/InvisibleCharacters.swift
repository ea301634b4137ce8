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
          guard let name = scalar.invisibleName else { continue }
          // The part of a character before the scalar counts as one.
          let column = column + (offset == 0 ? 1 : 2)
          findings.append(
            Diagnostic(
              .invisibleCharacter,
              at: SourceLocation(path: path, line: index + 1, column: column),
              "there is an invisible character: \(name)",
              help: scalar == "\u{AD}"
                ? "delete it; the style sheet hyphenates long words" : "delete it"
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
