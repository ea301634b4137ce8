import Diagnostics

extension Check {
  /// Finds letters that look like another and are not.
  static let alphabets = Check(onEachPage: .mixedAlphabets, .loneLetter) { page in
    MixedWords.findings(in: page.edition.text, at: page.path) + loneLetters(on: page)
  }

  /// Single letters of one alphabet among words of another, where that one has a word of a letter.
  private static func loneLetters(on page: CheckedPage) -> [Diagnostic] {
    page.texts.flatMap { text in
      text.words.indices.compactMap { index -> Diagnostic? in
        let word = text.words[index]
        guard word.bytes.count <= 2, word.script != nil else { return nil }
        let letters = text.letters(of: word)
        guard let letter = letters.first, letters.count == 1,
          let twin = LookalikeLetters.twin(of: letter), let script = Script(of: twin),
          script.language == page.language, text.isWord(of: script, at: index)
        else { return nil }
        let name = script == .latin ? "Latin" : "Cyrillic"
        return Diagnostic(
          .loneLetter,
          at: page.location(text.position(of: letters.startIndex)),
          "the letter '\(letter)' looks like the \(name) '\(twin)', but is another one",
          help: "type '\(twin)' with the keyboard of the words around, or put a name in backticks"
        )
      }
    }
  }
}

extension RunningText {
  /// Whether a single letter is used like a word of a script: one follows it and, if it is small, one
  /// stands before; a capital one begins a sentence.
  fileprivate func isWord(of script: Script, at index: Int) -> Bool {
    guard words.indices.contains(index + 1), !words[index + 1].followsSign,
      words[index + 1].script == script
    else { return false }
    guard index > 0 else { return true }
    let letters = letters(of: words[index])
    let before = text[..<letters.startIndex].suffix(2)
    guard !words[index].followsSign else { return before.last == " " && before.first != "-" }
    return words[index - 1].script == script && letters == letters.inSmallLetters
  }
}

/// Letters that look alike in the Latin and the Cyrillic alphabet and are words by themselves.
enum LookalikeLetters {
  /// The letter of the other alphabet that looks the same; `nil` if neither is a word.
  static func twin(of letter: Character) -> Character? { twins[letter] }

  private static let twins: [Character: Character] = [
    // Typed in Latin letters, meant as the Russian words а, о, с, у, к, в.
    "a": "а", "o": "о", "c": "с", "y": "у", "A": "А", "O": "О", "C": "С", "K": "К", "B": "В",
    // Typed in Cyrillic letters, meant as the English words “a” and “I”.
    "а": "a", "А": "A", "І": "I",
  ]
}

/// Looks for words that mix Latin and Cyrillic letters, also in code and data.
enum MixedWords {
  /// A finding for each, at its place.
  static func findings(in text: String, at path: String) -> [Diagnostic] {
    // Cyrillic letters begin with one of these bytes, so that English texts need no second look.
    guard text.utf8.contains(where: { (0xD0...0xD4).contains($0) }) else { return [] }
    var findings: [Diagnostic] = []
    for (index, line) in text.sourceLines.enumerated()
    where line.utf8.withContiguousStorageIfAvailable(mayMix) ?? true {
      for word in mixedWords(in: line) {
        let column = line.distance(from: line.startIndex, to: word.startIndex) + 1
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

  /// Whether a letter of one alphabet stands right beside one of the other, told by bytes.
  private static func mayMix(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
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
      // The letter after a backslash, as in '\n', is none of the word.
      isEscaped = scalar == "\\"
    }
    if let first = start, hasLatin, hasCyrillic { words.append(line[first...]) }
    return words
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter.
  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "\u{400}"..."\u{52F}": true
    case _ where isASCII: false
    default: properties.isAlphabetic
    }
  }
}

extension Rule {
  static let mixedAlphabets = Rule(
    id: "mixed-alphabets",
    explanation: """
      Some Latin and Cyrillic letters look alike and sound nothing alike. A word that mixes them is \
      almost always a slip of the keyboard. Code and data are looked at too.
      """,
    readers: """
      A screen reader spells such a word out, changes its voice in the middle of it, or both. Search \
      does not find it, and code copied from the page does not compile.
      """,
    wrong: "\u{441}heck, whose first letter is Cyrillic",
    right: "check"
  )
  static let loneLetter = Rule(
    id: "lone-letter",
    canBeAllowed: true,
    explanation: """
      A single letter stands among words of another alphabet and looks like a word of theirs, such as \
      the English “a” or the Russian prepositions. It was most likely typed with the wrong keyboard.
      """,
    readers: """
      A screen reader says the name of the letter in the middle of the sentence, or changes its voice \
      for it.
      """,
    wrong: "метка \u{63} подсказкой, where the single letter is Latin",
    right: "метка с подсказкой"
  )
}
