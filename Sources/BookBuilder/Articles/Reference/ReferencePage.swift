package import BookModel
package import Localization

/// A page that is generated from data and front matter, such as the glossary or the timeline.
///
/// Links reach it as in `page:glossary#term-rotor`.
package enum ReferencePage: String, CaseIterable, Sendable {
  /// The chapters with their summaries, if the home page has no room for them.
  case chapters
  /// The list of the other pages here, if the home page has no room for it.
  case list = "reference"
  case components
  case timeline
  case checklists
  case glossary
  case interfaces = "api"
  case lexicon
  case rules
  case errata
  case alphabet = "a-z"
  case sections

  /// The scheme of links to these pages.
  static let scheme = "page"
  package static let listAnchor = "reference"

  package func title(in words: SharedInterfaceText) -> InterfaceText.Knowledge.Page {
    switch self {
    case .chapters: words.knowledge.chapterList
    case .list: words.knowledge.referenceList
    case .components: words.components.page
    case .timeline: words.knowledge.timeline
    case .checklists: words.knowledge.checklists
    case .glossary: words.knowledge.glossary
    case .interfaces: words.knowledge.interfaces
    case .lexicon: words.knowledge.lexicon
    case .rules: words.knowledge.ruleList
    case .errata: words.knowledge.errata
    case .alphabet: words.knowledge.alphabet
    case .sections: words.knowledge.sections
    }
  }

  package static func all(in book: Book, language: String) -> [ReferencePage] {
    let timeline = book.tables["timeline"]?.rows ?? []
    var pages: Set<ReferencePage> = []
    if timeline.contains(where: { $0.values["date"] != nil && $0.values["year"] != nil }) {
      pages.insert(.timeline)
    }
    if timeline.contains(where: { $0.values["correction"] != nil }) { pages.insert(.errata) }
    if !book.allComponents.isEmpty { pages.formUnion([.components, .lexicon, .rules]) }
    if book.tables["apis"]?.rows.isEmpty == false { pages.insert(.interfaces) }
    for chapter in book.chapters {
      guard let edition = chapter.editions[language] else { continue }
      let frontMatter = edition.frontMatter
      if !frontMatter.checklist.isEmpty { pages.insert(.checklists) }
      if !frontMatter.terms.isEmpty { pages.insert(.glossary) }
      if !frontMatter.corrections.isEmpty { pages.insert(.errata) }
      if edition.containsVoiceFences {
        pages.insert(.rules)
        if book.listsSpokenWords { pages.insert(.lexicon) }
      }
    }
    let hasNames = !pages.isDisjoint(with: [.components, .glossary, .interfaces])
    let hasTables = book.tables.values.contains { $0.scheme != nil }
    if hasNames || hasTables { pages.formUnion([.alphabet, .sections]) }
    if isLong(book) {
      if hasTables || !pages.isEmpty { pages.insert(.list) }
      pages.insert(.chapters)
    }
    return allCases.filter(pages.contains)
  }

  /// Whether a book has so many chapters that its lists get pages of their own.
  package static func isLong(_ book: Book) -> Bool { book.chapters.count > 24 }

  /// The pages that only list others.
  package static let lists: Set<ReferencePage> = [.chapters, .list]

  /// The page, or the section of the home page, that lists all chapters.
  package static func chapterList(of book: Book, language: String) -> LinkTarget {
    isLong(book)
      ? .page(chapters.path(language: language), anchor: nil)
      : .page(.home(language: language), anchor: "contents")
  }

  /// The place that lists the chapters of a part.
  package static func listed(_ part: Part, in book: Book, language: String) -> LinkTarget {
    isLong(book)
      ? .page(chapters.path(language: language), anchor: anchor(of: part))
      : .page(.home(language: language), anchor: "contents-of-\(part.id)")
  }

  /// The anchor of a part on the page of chapters.
  static func anchor(of part: Part) -> String { "part-\(part.id)" }

  /// The page, or the section of the home page, that lists the reference pages.
  package static func referenceList(of book: Book, language: String) -> LinkTarget {
    isLong(book)
      ? .page(list.path(language: language), anchor: nil)
      : .page(.home(language: language), anchor: listAnchor)
  }

  package func path(language: String) -> PagePath {
    .table(rawValue, language: language)
  }

  static func location(
    within section: ReferencePage? = nil,
    of book: Book,
    language: String,
    words: SharedInterfaceText
  ) -> [Run] {
    let list = referenceList(of: book, language: language)
    let above =
      [(list, words.reference)]
      + (section.map { page in
        [(.page(page.path(language: language), anchor: nil), page.title(in: words).title)]
      } ?? [])
    // Some screen readers stop at a full stop outside the link, so it is part of the link.
    return above.enumerated().flatMap { index, entry -> [Run] in
      let link = Run.link(entry.0, ScriptRuns(language: language).runs(of: entry.1 + "."))
      return (index == 0 ? [] : [.text(" ")]) + [link]
    }
  }

  package static func path(of group: ChecklistGroup, language: String) -> PagePath {
    .table("\(checklists.rawValue)/\(group.rawValue)", language: language)
  }

  /// The page that a link such as `page:glossary` or `page:checklists/tester` names in any book.
  ///
  /// - Returns: `nil` if no book has such a page.
  static func path(named name: String, language: String) -> PagePath? {
    if let page = ReferencePage(rawValue: name) { return page.path(language: language) }
    return ChecklistGroup.allCases.map { path(of: $0, language: language) }
      .first { $0 == .table(name, language: language) }
  }

  /// The names for links, such as `checklists/tester`, of the pages that a book has in a language.
  ///
  /// Tables with a page of their own have the name of their file.
  static func names(in book: Book, language: String) -> [String] {
    let items = book.chapters.compactMap { $0.editions[language] }.flatMap(\.frontMatter.checklist)
    let groups = ChecklistGroup.allCases.filter { group in
      items.contains { $0.groups.contains(group) }
    }
    return all(in: book, language: language).map(\.rawValue)
      + groups.map { "\(checklists.rawValue)/\($0.rawValue)" }
      + book.tables.values.filter { $0.scheme != nil }.map(\.name).sorted()
  }

  package static func allPaths(language: String) -> [PagePath] {
    allCases.map { $0.path(language: language) }
      + ChecklistGroup.allCases.map { path(of: $0, language: language) }
  }
}
