import BookModel
import Localization

extension ReferenceComposer {
  /// Every word that a chapter explains, in the order of the alphabet.
  var glossary: [Article] {
    let page = ReferencePage.glossary
    let pieces = glossaryPieces
    return divided(page, into: pieces) { entries in
      pieces.count > 1 ? Self.byLetter(entries).flatMap(section) : [.terms(entries.map(term))]
    }
  }

  /// The words of the glossary, page by page.
  private var glossaryPieces: [[GlossaryEntry]] {
    entries.sortedAlphabetically(by: \.name).divided(toPagesOf: Self.roomForEntries) { entry in
      term(entry).weight
    }
  }

  /// The page of each word, by the name of its place.
  var glossaryPlaces: [String: PagePath] { places(of: .glossary, in: glossaryPieces) }

  private func term(_ entry: GlossaryEntry) -> ArticleTerm {
    ArticleTerm(
      term: entry.link,
      meaning: entry.meaning + [.text(" "), .link(.page(entry.page, anchor: nil), entry.chapter)],
      anchor: entry.anchor
    )
  }

  /// The words that begin with a letter, under a heading.
  private func section(
    _ number: Int,
    _ letter: String?,
    _ entries: [GlossaryEntry]
  ) -> [ArticleBlock] {
    [
      heading(
        number,
        anchor: Self.anchor("letter", letter ?? "signs"),
        runs(title(ofLetter: letter))
      ),
      .terms(entries.map(term)),
    ]
  }

  private static func byLetter(
    _ entries: [GlossaryEntry]
  ) -> [(number: Int, letter: String?, entries: [GlossaryEntry])] {
    var letters: [(number: Int, letter: String?, entries: [GlossaryEntry])] = []
    for entry in entries {
      let letter = entry.name.firstLetter
      if let last = letters.last, last.letter == letter {
        letters[letters.count - 1].entries.append(entry)
      } else {
        letters.append((letters.count + 1, letter, [entry]))
      }
    }
    return letters
  }

  /// A word of the glossary; of chapters that explain the same word the first counts.
  struct GlossaryEntry: Placed {
    var name: String
    /// The name, its foreign words with their language.
    var link: [Run]
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
        let words = runs(ofLine: term.term)
        let name = words.plainText
        let anchor = Self.anchor("term", name)
        guard anchors.insert(anchor).inserted else { return nil }
        return GlossaryEntry(
          name: name,
          link: words,
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

extension ArticleTerm {
  /// About how many bytes it takes on a page.
  fileprivate var weight: Int { term.weight + meaning.weight + (anchor?.utf8.count ?? 0) + 20 }
}

extension String {
  /// Whether a name comes before another in the alphabet, capitals and the letter ё apart.
  func alphabetically(before other: String) -> Bool {
    (alphabeticalKey, self) < (other.alphabeticalKey, other)
  }

  /// The first letter; `nil` for a name that begins with none.
  var firstLetter: String? {
    let first = lowercased().first { $0.isLetter || $0.isNumber }
    guard let first, first.isLetter else { return nil }
    return first == "ё" ? "Е" : first.uppercased()
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
