package import Diagnostics
package import SourceText

package enum MixedWords {
  package static func findings(in lines: SourceLines, at path: String) -> [Diagnostic] {
    // Cyrillic letters begin with one of these bytes, so English texts are done here.
    guard lines.text.containsByte(where: { $0 >= 0xD0 && $0 <= 0xD4 }) else { return [] }
    var findings: [Diagnostic] = []
    for (index, line) in lines.enumerated() where mayMix(line.utf8) {
      var (start, column) = (line.startIndex, 1)
      for word in mixedWords(in: line) {
        column += line.distance(from: start, to: word.startIndex)
        start = word.startIndex
        findings.append(
          Diagnostic(
            .mixedAlphabets,
            at: SourceLocation(path: path, line: index + 1, column: column),
            "the word '\(word)' mixes Latin and Cyrillic letters",
            help: "type the whole word in one alphabet"
          )
        )
      }
    }
    return findings
  }

  private static func mayMix(_ line: Substring.UTF8View) -> Bool {
    var (wasLatin, wasOther) = (false, false)
    for byte in line {
      let isLatin = (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
      let isOther = byte >= 0x80
      if isLatin && wasOther || isOther && wasLatin { return true }
      (wasLatin, wasOther) = (isLatin, isOther)
    }
    return false
  }

  private static func mixedWords(in line: Substring) -> [Substring] {
    var words: [Substring] = []
    let scalars = line.unicodeScalars
    var start: String.Index?
    var (hasLatin, hasCyrillic, isEscaped) = (false, false, false)
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isLetter, !(isEscaped && start == nil) {
        start = start ?? index
        hasLatin = hasLatin || scalar.isASCII
        hasCyrillic = hasCyrillic || ("\u{400}"..."\u{52F}").contains(scalar)
      } else {
        if let first = start, hasLatin, hasCyrillic { words.append(line[first..<index]) }
        (start, hasLatin, hasCyrillic) = (nil, false, false)
      }
      // The letter after a backslash, as in '\n', is not part of the word.
      isEscaped = scalar == "\\"
    }
    if let first = start, hasLatin, hasCyrillic { words.append(line[first...]) }
    return words
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "\u{400}"..."\u{52F}": true
    case _ where isASCII: false
    default: properties.isAlphabetic
    }
  }
}

extension Rule {
  package static let mixedAlphabets = Rule(
    id: "mixed-alphabets",
    explanation: """
      Some Latin and Cyrillic letters look the same but sound different. A word that mixes them is \
      almost always a typo. Code and data are checked too.
      """,
    readers: """
      A screen reader spells such a word out, changes its voice in the middle of it, or both. Search \
      does not find it, and code copied from the page does not compile.
      """,
    wrong: "\u{441}heck, whose first letter is Cyrillic",
    right: "check"
  )
}
