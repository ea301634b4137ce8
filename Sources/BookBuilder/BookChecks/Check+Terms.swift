import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds words that a book explains twice, and not in the same way.
  static let terms = Check(.termDefinedTwice, scope: .book) { checked in
    checked.book.languages.flatMap { language -> [Diagnostic] in
      var first: [String: (meaning: String, path: String)] = [:]
      return checked.book.chapters.compactMap { $0.editions[language] }.flatMap { edition in
        edition.frontMatter.terms.compactMap { term -> Diagnostic? in
          let name = term.term.inSmallLetters
          guard let known = first[name] else {
            first[name] = (term.meaning, edition.path)
            return nil
          }
          let isHere = known.path == edition.path
          guard isHere || known.meaning != term.meaning else { return nil }
          // The last of equal names: the first is the one that counts.
          let place = edition.frontMatter.passages.last { $0.text == term.term }?.position
          return Diagnostic(
            .termDefinedTwice,
            at: edition.location(place ?? SourcePosition(line: 1, column: 1)),
            isHere
              ? "the chapter explains '\(term.term)' twice"
              : "'\(term.term)' is explained otherwise in '\(known.path)'",
            help: isHere
              ? "keep one of the two meanings"
              : "copy the meaning from there, or take the word out of 'terms'"
          )
        }
      }
    }
  }
}

extension Rule {
  static let termDefinedTwice = Rule(
    id: "term-defined-twice",
    explanation: """
      A word has one meaning in a book. The glossary takes the one of the first chapter that explains it; \
      another chapter may repeat it in the same words, and no chapter explains a word twice.
      """,
    readers: """
      Readers who look a word up in the glossary would be told something else than the chapter they came \
      from tells them.
      """,
    wrong: "- term: Label\n  meaning: A name.\n- term: Label\n  meaning: A title.",
    right: "- term: Label\n  meaning: A name."
  )
}
