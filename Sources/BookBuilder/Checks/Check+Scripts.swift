import Diagnostics
import Markdown

extension Check {
  /// Finds words that mix letters of two alphabets.
  static let scripts = Check(.mixedAlphabets) { book in
    book.editions.flatMap { edition in
      edition.allInlines.flatMap { inline -> [Diagnostic] in
        guard case .text(let text) = inline.kind else { return [] }
        return mixedWords(in: text).map { word, offset in
          var position = inline.position
          position.column += offset
          return Diagnostic(
            .mixedAlphabets,
            at: edition.location(position),
            "the word '\(word)' mixes Latin and Cyrillic letters",
            help: "type the whole word in one alphabet"
          )
        }
      }
    }
  }

  private static func mixedWords(in text: String) -> [(word: String, offset: Int)] {
    var words: [(String, Int)] = []
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      let scripts = Set(word.compactMap(Script.init))
      guard scripts.isSuperset(of: [.latin, .cyrillic]) else { continue }
      words.append((String(word), text.distance(from: text.startIndex, to: word.startIndex)))
    }
    return words
  }
}

extension Rule {
  static let mixedAlphabets = Rule(
    id: "mixed-alphabets",
    explanation: """
      Some Latin and Cyrillic letters look alike and sound nothing alike. A word that mixes them is \
      spelled out by screen readers, is not found by search, and is almost always a slip of the \
      keyboard.
      """
  )
}
