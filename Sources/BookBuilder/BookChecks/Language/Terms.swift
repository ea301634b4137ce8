import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds words that a book explains twice.
  static let terms = Check(.termDefinedTwice, scope: .book) { checked in
    checked.book.languages.flatMap { language -> [Diagnostic] in
      var first: [String: (meaning: String, place: SourceLocation)] = [:]
      return checked.book.chapters.compactMap { $0.editions[language] }.flatMap { edition in
        edition.frontMatter.terms.compactMap { term -> Diagnostic? in
          // As the glossary does, which has one entry for '`OptionSet`' and 'optionset'.
          let words = term.term.lowercased().split { !$0.isLetter && !$0.isNumber }
          let name = words.joined(separator: "-")
          let places = edition.frontMatter.passages.filter { $0.text == term.term }
          let start = SourcePosition(line: 1, column: 1)
          guard let known = first[name] else {
            first[name] = (term.meaning, edition.location(places.first?.position ?? start))
            return nil
          }
          let isHere = known.place.path == edition.path
          // The last of equal names: the first is the one that counts.
          let place = edition.location(places.last?.position ?? start)
          let there = "\(known.place.path):\(known.place.line ?? 1)"
          return Diagnostic(
            .termDefinedTwice,
            at: place,
            isHere
              ? "the chapter explains '\(term.term)' twice"
              : known.meaning == term.meaning
                ? "'\(term.term)' is explained already: \(there)"
                : "'\(term.term)' is explained otherwise: \(there)",
            help: isHere
              ? "keep one of the two meanings"
              : "keep the word in the 'terms' of one chapter; its first use on each page leads to the glossary"
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
      A word is explained once in a book, in the 'terms' of the chapter that is about it. The glossary \
      takes the first meaning there is, and the first use of the word on every other page leads there.
      """,
    readers: """
      Readers who look a word up in the glossary would be told something else than the chapter they came \
      from tells them, or hear the same sentence at the end of two chapters; and of two sentences one is \
      mended and the other forgotten.
      """,
    wrong: "- term: Label\n  meaning: A name.\n- term: Label\n  meaning: A title.",
    right: "- term: Label\n  meaning: A name."
  )
}
