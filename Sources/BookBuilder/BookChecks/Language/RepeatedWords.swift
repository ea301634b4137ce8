import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds short words that are written twice, also at the end of a line and the beginning of the
  /// next.
  static let repeatedWords = Check(onEachPage: .repeatedWord) { page in
    guard page.language.hasPrefix("en") || page.language.hasPrefix("ru") else { return [] }
    return page.texts.filter { !$0.isName }.flatMap { doubles(in: $0, on: page) }
  }

  private static func doubles(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    lazy var quotations = QuotedRanges(text.text)
    var findings: [Diagnostic] = []
    for index in text.words.indices.dropFirst() where text.mayRepeat(at: index) {
      let first = text.letters(of: text.words[index - 1])
      let word = text.letters(of: text.words[index])
      guard RepeatableWords.contain(word), first.fastLowercased == word,
        text.isRepeated(from: first, to: word),
        page.isRepeated(word, after: text.position(of: first.startIndex)),
        !quotations.contain(word.startIndex)
      else { continue }
      findings.append(
        Diagnostic(
          .repeatedWord,
          at: page.location(text.position(of: word.startIndex)),
          "the word '\(word)' is written twice",
          help: "remove one '\(word)'"
        )
      )
    }
    return findings
  }
}

extension RunningText {
  /// Whether a word may be the same as the word before, judged by numbers, which is fast.
  fileprivate func mayRepeat(at index: Int) -> Bool {
    let (first, second) = (words[index - 1], words[index])
    return first.bytes.count == second.bytes.count && first.opening == second.opening
      && !second.followsPunctuation && first.isMarked == second.isMarked
  }

  /// Whether only spaces separate two words, and another word or code follows.
  fileprivate func isRepeated(from first: Substring, to second: Substring) -> Bool {
    let hyphens = "-'’\u{2011}"
    let rest = text[second.endIndex...]
    let next = rest.drop(while: \.isWhitespace)
    guard text[first.endIndex..<second.startIndex].allSatisfy(\.isWhitespace),
      text[..<first.startIndex].last.map({ hyphens.contains($0) }) != true,
      rest.first?.isWhitespace == true
    else { return false }
    if next.first == Self.placeholder { return true }
    // Single letters in a row may be examples.
    let letters = next.prefix(second.count == 1 ? 2 : 1)
    return letters.allSatisfy(\.isLetter) && letters.count == (second.count == 1 ? 2 : 1)
  }
}

extension CheckedPage {
  /// Whether the file has a word and then the same, without HTML between them.
  fileprivate func isRepeated(_ word: Substring, after first: SourcePosition) -> Bool {
    guard let rest = self.rest(from: first)?.dropFirst(word.count) else { return false }
    let next = rest.drop(while: \.isWhitespace)
    return next.isEmpty || next.hasPrefix(word)
  }
}

/// The words that no correct sentence repeats, unlike “had had”, “that that” and “is is”.
private enum RepeatableWords {
  static func contain(_ word: Substring) -> Bool {
    known.contains(String(word))
  }

  private static let known: Set<String> = [
    "a", "an", "and", "as", "because", "but", "for", "from", "if", "into", "its", "my", "of",
    "or", "our", "than", "the", "their", "they", "to", "we", "with", "your",
    "без", "в", "для", "до", "если", "же", "за", "и", "из", "или", "к", "ко", "на", "но", "о", "об",
    "от", "по", "под", "при", "с", "со", "у", "чтобы",
  ]
}

extension Rule {
  static let repeatedWord = Rule(
    id: "repeated-word",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      A short word such as 'the', 'to' or the Russian 'и' is written twice in a row, which is most \
      often a slip of editing. Only English and Russian words that no correct sentence repeats count, \
      unlike 'had had'. Code and quotations are ignored.
      """,
    readers: """
      The eye skips the second word, but a screen reader says both, and a braille display shows both.
      """,
    wrong: "Press the the button.",
    right: "Press the button."
  )
}
