import Markdown
import Testing

@testable import BookChecks

struct RunningTextTests {
  private func text(_ words: String) -> RunningText {
    RunningText([Inline(.text(words), at: SourcePosition(line: 1, column: 1))])
  }

  @Test(arguments: [
    ("", []),
    ("One, two", ["One", "two"]),
    ("don’t re-use – ever", ["don", "t", "re", "use", "ever"]),
    ("«Метка» и label", ["Метка", "и", "label"]),
    ("naïve 中文 10 м²", ["naïve", "中文", "10", "м²"]),
    ("-a-", ["a"]),
  ])
  func `words consist of letters and digits`(words: String, expected: [String]) {
    let text = text(words)
    #expect(text.words.map { String(text.letters(of: $0)) } == expected)
  }

  @Test(arguments: [
    ("one two", false), ("one, two", true), ("one-two", false), ("one’two", false),
    ("one -two", true), ("one - two", true), ("one«two", true),
  ])
  func `punctuation between words is detected unless it joins them`(
    words: String,
    isSign: Bool
  ) {
    #expect(text(words).words.last?.followsPunctuation == isSign)
  }

  @Test(arguments: [
    ("Above", "above"), ("Ёлка", "ёлка"), ("Рисунок", "рисунок"), ("Выше", "выше"),
    ("IPHONE", "iphone"),
    ("Élan", "élan"), ("aРt", "aрt"),
  ])
  func `the opening of a word ignores case`(word: String, small: String) {
    #expect(PhrasePattern.Opening(word[...]) == PhrasePattern.Opening(small[...]))
    #expect(text(word).words.first?.opening == PhrasePattern.Opening(small[...]))
  }
}
