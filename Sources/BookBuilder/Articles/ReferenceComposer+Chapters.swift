import BookModel
import Localization

extension ReferenceComposer {
  /// Every word that a chapter explains, in the order of the alphabet.
  var glossary: [ArticleBlock] {
    let terms = entries.sortedAlphabetically(by: \.name).map { entry in
      ArticleTerm(
        term: runs(ofLine: entry.name),
        meaning: entry.meaning + [
          .text(" "), .link(.page(entry.page, anchor: nil), entry.chapter),
        ],
        anchor: entry.anchor
      )
    }
    return terms.isEmpty ? [] : [.terms(terms)]
  }

  /// A word of the glossary; of chapters that explain the same word the first counts.
  struct GlossaryEntry {
    var name: String
    var meaning: [Run]
    var page: PagePath
    var chapter: [Run]
    var anchor: String
    /// Whether the first use of the word on a page leads here.
    var isLinked: Bool
  }

  /// The words of the glossary in the order of the chapters.
  var entries: [GlossaryEntry] {
    var anchors: Set<String> = []
    return chapters.flatMap { entry in
      entry.edition.frontMatter.terms.compactMap { term -> GlossaryEntry? in
        let name = runs(ofLine: term.term).plainText
        let anchor = Self.anchor("term", name)
        guard anchors.insert(anchor).inserted else { return nil }
        return GlossaryEntry(
          name: name,
          meaning: runs(ofLine: term.meaning, from: entry.edition.path),
          page: entry.article.page,
          chapter: entry.article.title,
          anchor: anchor,
          isLinked: term.isLinked
        )
      }
    }
  }
}

extension String {
  /// Whether a name comes before another in the alphabet, capitals and the letter ё apart.
  func alphabetically(before other: String) -> Bool {
    (alphabeticalKey, self) < (other.alphabeticalKey, other)
  }

  fileprivate var alphabeticalKey: Substring {
    lookedUp.drop { !$0.isLetter && !$0.isNumber }
  }
}

extension Array {
  /// The elements in the order of the alphabet; each name is prepared once, as there may be thousands.
  func sortedAlphabetically(by name: (Element) -> String) -> [Element] {
    map { (key: name($0).alphabeticalKey, name: name($0), element: $0) }
      .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
      .map(\.element)
  }
}
