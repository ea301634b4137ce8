import BookModel
import Localization

extension ReferenceComposer {
  var glossary: [Article] {
    let page = ReferencePage.glossary
    let pieces = glossaryChunks
    return divided(page, into: pieces) { entries in
      pieces.count > 1 || entries.count > Self.shortGlossary
        ? sections(byLetterOf: entries) { .terms($0.map(term)) } : [.terms(entries.map(term))]
    }
  }

  /// The number of terms up to which a glossary needs no letters to jump to.
  private static let shortGlossary = 24

  private var glossaryChunks: [[GlossaryEntry]] {
    entries.sortedAlphabetically(by: \.name).divided(toPagesOf: Self.maximumListSize) { entry in
      term(entry).weight
    }
  }

  var glossaryPages: [String: PagePath] { places(of: .glossary, in: glossaryChunks) }

  private func term(_ entry: GlossaryEntry) -> ArticleTerm {
    ArticleTerm(
      term: entry.link,
      meaning: entry.meaning + [.text(" "), .link(.page(entry.page, anchor: nil), entry.chapter)],
      anchor: entry.anchor
    )
  }

  /// A term of the glossary.
  ///
  /// If several chapters define it, the first definition counts.
  struct GlossaryEntry: ListedEntry {
    var name: String
    /// The name, with foreign words marked by language.
    var link: [Run]
    var meaning: [Run]
    var page: PagePath
    var chapter: [Run]
    var anchor: String
    var isLinked: Bool
  }

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
  fileprivate var weight: Int { term.weight + meaning.weight + (anchor?.utf8.count ?? 0) + 20 }
}

extension String {
  /// Whether a name sorts before another.
  ///
  /// Case and the difference between е and ё are ignored.
  func alphabetically(before other: String) -> Bool {
    (alphabeticalKey, self) < (other.alphabeticalKey, other)
  }

  /// The uppercased first letter; `nil` for a name that begins with a digit or a symbol.
  var firstLetter: String? {
    let first = lowercased().first { $0.isLetter || $0.isNumber }
    guard let first, first.isLetter else { return nil }
    return first == "ё" ? "Е" : first.uppercased()
  }

  fileprivate var alphabeticalKey: Substring {
    lookupKey.drop { !$0.isLetter && !$0.isNumber }
  }
}

extension Array {
  /// Sorts alphabetically, computing each key only once, because there may be thousands of names.
  func sortedAlphabetically(by name: (Element) -> String) -> [Element] {
    map { (key: name($0).alphabeticalKey, name: name($0), element: $0) }
      .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
      .map(\.element)
  }
}
