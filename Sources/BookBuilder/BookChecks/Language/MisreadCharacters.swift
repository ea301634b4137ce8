import Diagnostics
import SourceText

extension Check {
  static let misreadCharacters = Check(onEachPage: .misreadCharacter) { page in
    page.texts.compactMap { text in
      MisreadCharacter(in: text.text).map { found in
        Diagnostic(
          .misreadCharacter,
          at: page.location(text.position(of: found.place)),
          "'\(found.characters)' is not text, but a character that a program misread",
          help: found.meant.map { "write '\($0)', and save the file as UTF-8" }
            ?? "write what was there before, and save the file as UTF-8"
        )
      }
    }
  }
}

/// The first character of a text that a program wrote because it misread the encoding of a file.
struct MisreadCharacter {
  let characters: String
  let place: String.Index
  /// The character that was probably there.
  let meant: String?

  init?(in text: String) {
    // The first bytes of these characters in UTF-8.
    guard text.containsByte(where: { $0 == 0xC3 || $0 == 0xEF }) else { return nil }
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "\u{FFFD}" {
        (characters, place, meant) = ("\u{FFFD}", index, nil)
        return
      }
      guard scalar == "Ã" || scalar == "Â" || scalar == "â" else { continue }
      let next = scalars.index(after: index)
      guard next < scalars.endIndex else { continue }
      let second = scalars[next]
      let isByte = (0x80...0xBF).contains(second.value)
      guard scalar == "â" ? second == "€" : isByte, !Self.isCapital(before: index, second, scalars)
      else { continue }
      (characters, place) = (String(text[index...next]), index)
      // More than two bytes would be needed to tell the others.
      meant =
        isByte
        ? String(validating: [UInt8(scalar.value), UInt8(second.value)], as: UTF8.self) : nil
      return
    }
    return nil
  }

  /// Whether a word in capitals ends before a quotation mark or a space, as in «AMANHÃ».
  private static func isCapital(
    before index: String.Index,
    _ next: Unicode.Scalar,
    _ scalars: String.UnicodeScalarView
  ) -> Bool {
    ["»", "\u{A0}"].contains(next) && index > scalars.startIndex
      && scalars[scalars.index(before: index)].properties.isUppercase
  }
}

extension Rule {
  static let misreadCharacter = Rule(
    id: "misread-character",
    canBeAllowed: true,
    explanation: """
      A program read a file in UTF-8 as another encoding and saved what it took for its characters, \
      such as two for each letter with an accent, or U+FFFD where it could read nothing. Code is \
      not checked.
      """,
    readers: """
      A screen reader spells the signs in the middle of the word, or says nothing, and braille has \
      no letters for them.
      """,
    wrong: "caf\u{C3}\u{A9}",
    right: "café"
  )
}
