import BookModel
import Diagnostics
import Markdown
import SourceText
import Synchronization

extension Check {
  static let wordsToAvoid = Check(.wordToAvoid) { checked in
    checked.book.languages.flatMap { language -> [Diagnostic] in
      guard let pattern = checked.wordsToAvoid[language] else { return [] }
      return checked.pages.filter { $0.language == language }.flatMap { page in
        page.texts.flatMap { findings(in: $0, pattern, at: page.location) }
      }
    }
  }

  static let wordsToAvoidInData = Check(scope: .book) { checked in
    let tables = checked.book.tables.values.sorted { $0.name < $1.name }
    return checked.book.languages.flatMap { language -> [Diagnostic] in
      guard let pattern = checked.wordsToAvoid[language] else { return [] }
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
    // Titles of works stay as they are.
    guard !text.isName else { return [] }
    // Parts of hyphenated words, such as «стоп-кадр», don't count.
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
        "the book avoids the word '\(match.words)'",
        help: "write '\(word.better)'" + (word.why.map { ": \($0)" } ?? "")
      )
    }
  }
}

extension Rule {
  static let wordToAvoid = Rule(
    id: "word-to-avoid",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      A book can list words to avoid for each language in 'Content/words-to-avoid.yml': 'word', what is \
      'better', and 'why'. All forms of a word, and of each word of a phrase, are found, unless the \
      entry says 'exact: true'. Quotations, code and titles of sources are ignored.
      """,
    readers: """
      Two words for one thing sound like two things, and a listener cannot glance back to check whether \
      the same was meant.
      """,
    wrong: "Добавьте собственное действие, with 'word: собственное действие' in the list",
    right: "Добавьте контекстное действие, with 'better: контекстное действие'"
  )
}

/// Searches running text for words and phrases in all their inflected forms.
///
/// Words are compared by their stems unless an entry is exact. Only spaces may separate the words
/// of a phrase.
struct InflectedPhrases: Sendable {
  private let stems: SharedStemmer
  private var openings: Set<FirstLetters> = []
  private var inflected = PhraseTree()
  private var exact = PhraseTree()
  private let entries: [WordToAvoid]

  struct Match {
    var words: Substring
    var word: WordToAvoid
  }

  /// Creates a search for the entries of a list.
  ///
  /// - Parameter language: the language of the entries, as a BCP 47 tag.
  init(_ entries: [WordToAvoid], language: String) {
    stems = SharedStemmer.of(language)
    self.entries = entries
    for (number, entry) in entries.enumerated() {
      for form in entry.forms {
        let words = form.split(whereSeparator: \.isWhitespace).map { $0.folded }
        guard let first = words.first else { continue }
        openings.insert(FirstLetters(first[...]))
        if entry.isExact {
          exact.insert(words, of: number)
        } else {
          inflected.insert(words.map(stems.stem), of: number)
        }
      }
    }
  }

  func matches(in text: RunningText) -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.words.count {
      if let phrase = phrase(at: index, in: text) {
        let start = text.letters(of: text.words[index]).startIndex
        let end = text.letters(of: text.words[index + phrase.length - 1]).endIndex
        matches.append(Match(words: text.text[start..<end], word: entries[phrase.entry]))
        index += phrase.length
      } else {
        index += 1
      }
    }
    return matches
  }

  private func phrase(at index: Int, in text: RunningText) -> PhraseTree.Phrase? {
    // Most words share no opening with a phrase, and stemming is expensive.
    let first = text.letters(of: text.words[index])
    guard openings.contains(FirstLetters(first)) else { return nil }
    let words = text.words[index...].enumerated().lazy.prefix { $0 == 0 || !$1.followsPunctuation }
      .map { text.letters(of: $1).folded }
    let found = [exact.first(in: words), inflected.first(in: words.map(stems.stem))]
    return found.compactMap(\.self).min { $0.entry < $1.entry }
  }
}

private final class SharedStemmer: Sendable {
  private let stemmer: Mutex<Stemmer>

  private init(_ language: String) {
    stemmer = Mutex(Stemmer(language: language))
  }

  /// Stemmers are expensive to create and stateless between words, so the process keeps one a
  /// language.
  private static let known = Mutex<[String: SharedStemmer]>([:])

  static func of(_ language: String) -> SharedStemmer {
    known.withLock { known in
      if let stems = known[language] { return stems }
      let stems = SharedStemmer(language)
      known[language] = stems
      return stems
    }
  }

  func stem(_ word: String) -> String { stemmer.withLock { $0.stem(word) } }
}

extension Substring {
  fileprivate var folded: String {
    let small = fastLowercased
    return small.includes("ё") ? small.replacing("ё", with: "е") : small
  }
}

/// The first two letters of a word, which all its forms share, lowercased and with “е” for “ё”.
private struct FirstLetters: Hashable {
  private var letters: [Unicode.Scalar] = []

  init(_ word: Substring) {
    letters = word.unicodeScalars.prefix(2).map { letter in
      switch letter {
      case "a"..."z", "а"..."я": letter
      case "ё", "Ё": "е"
      default: letter.properties.lowercaseMapping.unicodeScalars.first ?? letter
      }
    }
  }
}
