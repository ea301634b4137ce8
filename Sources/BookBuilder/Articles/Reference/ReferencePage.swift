package import BookModel
package import Localization

/// A page of the knowledge base that is made of data and front matter.
package enum ReferencePage: String, CaseIterable, Sendable {
  /// The chapters, each in a few lines, where the first page has no room for these.
  case chapters
  /// Controls and patterns, each with its code and its line.
  case components
  /// What happened, by year and by subject.
  case timeline
  /// What to look at in an app, chapter by chapter.
  case checklists
  /// Words and what they mean.
  case glossary
  /// Names of the programming interface and the chapters that show them.
  case interfaces = "api"
  /// The words that assistive technologies say.
  case lexicon
  /// Why assistive technologies say what transcripts print.
  case rules
  /// What sources said and what is right.
  case errata
  /// Everything with a name, in the order of the alphabet.
  case alphabet = "a-z"
  /// The sections of all chapters, in the order of the alphabet.
  case sections

  /// The word that links to these pages begin with, as in `page:glossary#term-rotor`.
  static let scheme = "page"
  /// The name of the place on the first page that leads to all of these pages.
  package static let listAnchor = "reference"

  /// The name and the purpose of the page.
  package func title(in words: SharedWords) -> InterfaceWords.Knowledge.Page {
    switch self {
    case .chapters: words.knowledge.chapterList
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
      if edition.holdsVoices {
        pages.insert(.rules)
        if book.listsSpokenWords { pages.insert(.lexicon) }
      }
    }
    if listsChaptersApart(book, language: language) { pages.insert(.chapters) }
    let hasNames = !pages.isDisjoint(with: [.components, .glossary, .interfaces])
    if hasNames || book.tables.values.contains(where: { $0.scheme != nil }) {
      pages.formUnion([.alphabet, .sections])
    }
    return allCases.filter(pages.contains)
  }

  /// Whether the chapters of a book have a page of their own that says what each comes to: those of a
  /// long book that says it.
  static func listsChaptersApart(_ book: Book, language: String) -> Bool {
    book.chapters.count > 24
      && book.chapters.contains { $0.editions[language]?.frontMatter.glance != nil }
  }

  package func path(language: String) -> PagePath {
    .table(rawValue, language: language)
  }

  /// Where a page of the knowledge base stands, as links to what is above it.
  static func location(
    within section: ReferencePage? = nil,
    language: String,
    words: SharedWords
  ) -> [Run] {
    let list = LinkTarget.page(.home(language: language), anchor: listAnchor)
    let above =
      [(list, words.reference)]
      + (section.map { page in
        [(.page(page.path(language: language), anchor: nil), page.title(in: words).title)]
      } ?? [])
    // The full stop is a part of the link: by itself some screen readers stop at it.
    return above.enumerated().flatMap { index, entry -> [Run] in
      let link = Run.link(entry.0, ScriptRuns(language: language).runs(of: entry.1 + "."))
      return (index == 0 ? [] : [.text(" ")]) + [link]
    }
  }

  /// The place of the checklist of a role or of a kind of screen.
  package static func path(of group: ChecklistGroup, language: String) -> PagePath {
    .table("\(checklists.rawValue)/\(group.rawValue)", language: language)
  }

  /// The page of any book that a link such as `page:glossary` or `page:checklists/tester` leads to; `nil` if there
  /// is none of this name.
  static func path(named name: String, language: String) -> PagePath? {
    if let page = ReferencePage(rawValue: name) { return page.path(language: language) }
    return ChecklistGroup.allCases.map { path(of: $0, language: language) }
      .first { $0 == .table(name, language: language) }
  }

  /// The names by which links such as `page:checklists/tester` lead to the pages that a book has in a
  /// language, in their order.
  static func names(in book: Book, language: String) -> [String] {
    let items = book.chapters.compactMap { $0.editions[language] }.flatMap(\.frontMatter.checklist)
    let groups = ChecklistGroup.allCases.filter { group in
      items.contains { $0.groups.contains(group) }
    }
    return all(in: book, language: language).map(\.rawValue)
      + groups.map { "\(checklists.rawValue)/\($0.rawValue)" }
  }

  /// The places of all these pages in a language, whether or not the book has something to tell there.
  package static func allPaths(language: String) -> [PagePath] {
    allCases.map { $0.path(language: language) }
      + ChecklistGroup.allCases.map { path(of: $0, language: language) }
  }
}
