import BookModel
import Diagnostics
import SourceText

extension Check {
  /// Finds letters that look like another and are not.
  static let alphabets = Check(onEachPage: .mixedAlphabets, .loneLetter) { page in
    MixedWords.findings(in: page.lines, at: page.path) + loneLetters(on: page)
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

extension Rule {
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

extension Check {
  /// Finds characters that nobody sees.
  static let characters = Check(onEachPage: .invisibleCharacter) { page in
    InvisibleCharacters.findings(in: page.lines, at: page.path)
  }
}
