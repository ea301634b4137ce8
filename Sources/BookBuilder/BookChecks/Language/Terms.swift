import BookModel
import Diagnostics
import Markdown

extension Check {
  static let terms = Check(.termDefinedTwice, scope: .book) { checked in
    checked.book.languages.flatMap { language -> [Diagnostic] in
      var first: [String: (meaning: String, location: SourceLocation)] = [:]
      return checked.book.chapters.compactMap { $0.editions[language] }.flatMap {
        edition -> [Diagnostic] in
        let passages = Dictionary(grouping: edition.frontMatter.passages, by: \.text)
        return edition.frontMatter.terms.compactMap { term -> Diagnostic? in
          // The glossary also has one entry for '`OptionSet`' and 'optionset'.
          let words = term.term.lowercased().split { !$0.isLetter && !$0.isNumber }
          let name = words.joined(separator: "-")
          let occurrences = passages[term.term, default: []]
          let start = SourcePosition(line: 1, column: 1)
          guard let known = first[name] else {
            first[name] = (term.meaning, edition.location(occurrences.first?.position ?? start))
            return nil
          }
          let isHere = known.location.path == edition.path
          // The last of equal names, as the first one counts.
          let location = edition.location(occurrences.last?.position ?? start)
          let earlier = "\(known.location.path):\(known.location.line ?? 1)"
          return Diagnostic(
            .termDefinedTwice,
            at: location,
            isHere
              ? "the chapter defines '\(term.term)' twice"
              : known.meaning == term.meaning
                ? "'\(term.term)' is already defined: \(earlier)"
                : "'\(term.term)' is already defined differently: \(earlier)",
            help: isHere
              ? "keep one of the two definitions"
              : "keep it in the 'terms' of one chapter; its first use on each page links to the glossary"
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
      A term is defined once in a book, in the 'terms' of the chapter about it. The glossary uses the \
      first definition, and the first use of the term on every other page links there.
      """,
    readers: """
      The glossary might contradict the chapter that a reader came from, or the reader hears the same \
      sentence at the end of two chapters. And of two definitions, one gets fixed and the other forgotten.
      """,
    wrong: "- term: Label\n  meaning: A name.\n- term: Label\n  meaning: A title.",
    right: "- term: Label\n  meaning: A name."
  )
}
