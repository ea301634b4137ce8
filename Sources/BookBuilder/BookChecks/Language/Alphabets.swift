import BookModel
import Diagnostics
import SourceText

extension Check {
  static let alphabets = Check(onEachPage: .mixedAlphabets, .loneLetter) { page in
    MixedWords.findings(in: page.lines, at: page.path) + loneLetters(on: page)
  }

  private static func loneLetters(on page: CheckedPage) -> [Diagnostic] {
    page.texts.flatMap { text in
      text.words.indices.compactMap { index -> Diagnostic? in
        let word = text.words[index]
        guard word.bytes.count <= 2, word.script != nil else { return nil }
        let letters = text.letters(of: word)
        guard let letter = letters.first, letters.count == 1,
          let lookalike = LookalikeLetters.lookalike(of: letter),
          let script = Script(of: lookalike),
          script.language == page.language, text.isWord(of: script, at: index)
        else { return nil }
        let name = script == .latin ? "Latin" : "Cyrillic"
        return Diagnostic(
          .loneLetter,
          at: page.location(text.position(of: letters.startIndex)),
          "the letter '\(letter)' looks like the \(name) '\(lookalike)' but is another letter",
          help: "type '\(lookalike)' in the alphabet of the text, or put a name in backticks"
        )
      }
    }
  }
}

extension RunningText {
  /// Whether a single letter is used as a word of a script.
  ///
  /// A word of that script must follow it and, unless the letter may begin a sentence, precede it.
  fileprivate func isWord(of script: Script, at index: Int) -> Bool {
    guard words.indices.contains(index + 1), !words[index + 1].followsPunctuation,
      words[index + 1].script == script
    else { return false }
    guard index > 0 else { return true }
    let letters = letters(of: words[index])
    let before = text[..<letters.startIndex].suffix(2)
    guard !words[index].followsPunctuation else { return before.last == " " && before.first != "-" }
    return words[index - 1].script == script && letters == letters.fastLowercased
  }
}

/// Letters that look the same in Latin and Cyrillic and are words by themselves in one of them.
enum LookalikeLetters {
  static func lookalike(of letter: Character) -> Character? { lookalikes[letter] }

  private static let lookalikes: [Character: Character] = [
    // Typed in Latin letters, meant as the Russian words а, о, с, у, к, в.
    "a": "а", "o": "о", "c": "с", "y": "у", "A": "А", "O": "О", "C": "С", "K": "К", "B": "В",
    // Typed in Cyrillic letters, meant as the English words “a” and “I”.
    "а": "a", "А": "A", "І": "I",
  ]
}

extension Rule {
  static let loneLetter = Rule(
    id: "lone-letter",
    canBeAllowed: true,
    explanation: """
      A single letter among words of another alphabet looks like a one-letter word of theirs, such as \
      the English “a” or the Russian prepositions. It was probably typed with the wrong keyboard layout.
      """,
    readers: """
      A screen reader says the name of the letter in the middle of the sentence, or changes its voice \
      for it.
      """,
    wrong: "метка \u{63} подсказкой, where the single letter is Latin",
    right: "метка с подсказкой"
  )
}

extension Check {
  static let characters = Check(onEachPage: .invisibleCharacter) { page in
    InvisibleCharacters.findings(in: page.lines, at: page.path)
  }
}
