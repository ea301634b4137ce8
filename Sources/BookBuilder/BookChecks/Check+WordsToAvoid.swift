import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds words for which the book has a better one.
  static let wordsToAvoid = Check(.wordToAvoid) { checked in
    checked.book.languages.flatMap { language -> [Diagnostic] in
      guard let words = checked.book.wordsToAvoid[language] else { return [] }
      let pattern = InflectedPhrases(words, language: language)
      return checked.pages.filter { $0.language == language }.flatMap { page in
        page.texts.flatMap { findings(in: $0, pattern, at: page.location) }
      }
    }
  }

  /// Finds them in tables of facts.
  static let wordsToAvoidInData = Check(scope: .book) { checked in
    let tables = checked.book.tables.values.sorted { $0.name < $1.name }
    return checked.book.languages.flatMap { language -> [Diagnostic] in
      guard let words = checked.book.wordsToAvoid[language] else { return [] }
      let pattern = InflectedPhrases(words, language: language)
      return tables.flatMap(\.passages).filter { $0.language == language }.flatMap { passage in
        let position = SourcePosition(
          line: passage.location.line ?? 1,
          column: passage.location.column ?? 1
        )
        let text = ChapterFrontMatter.Passage(text: passage.text, position: position)
        return findings(in: RunningText(text.inlines), pattern) { place in
          SourceLocation(path: passage.location.path, line: place.line, column: place.column)
        }
      }
    }
  }

  private static func findings(
    in text: RunningText,
    _ pattern: InflectedPhrases,
    at location: (SourcePosition) -> SourceLocation
  ) -> [Diagnostic] {
    // What others wrote stays as they wrote it.
    guard !text.isName else { return [] }
    // A part of a word with a hyphen, such as «стоп-кадр», is no word of its own.
    let matches = pattern.matches(in: text).filter { match in
      text.text[..<match.words.startIndex].last != "-"
        && text.text[match.words.endIndex...].first != "-"
    }
    guard !matches.isEmpty else { return [] }
    let quotations = QuotedRanges(text.text)
    return matches.filter { !quotations.contain($0.words.startIndex) }.map { match in
      let word = match.word
      return Diagnostic(
        .wordToAvoid,
        at: location(text.position(of: match.words.startIndex)),
        "'\(match.words)' is a word that the book avoids",
        help: "write '\(word.better)'" + (word.why.map { ": \($0)" } ?? "")
      )
    }
  }
}

extension Rule {
  static let wordToAvoid = Rule(
    id: "word-to-avoid",
    canBeAllowed: true,
    explanation: """
      A book can list, in 'Content/words-to-avoid.yml' and for each language, words that it does not \
      use: 'word', what is 'better', and 'why'. A word is found in all its forms, and so is each word of a phrase, \
      unless the entry says 'exact: true'. Quotations, code and titles of sources are left alone.
      """,
    readers: """
      Two words for one thing make a listener look for two things: nobody can glance back to see \
      whether the same was meant.
      """,
    wrong: "Добавьте собственное действие, with 'word: собственное действие' in the list",
    right: "Добавьте контекстное действие, with 'better: контекстное действие'"
  )
}
