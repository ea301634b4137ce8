/// A page of the knowledge base that is made of data and front matter.
enum ReferencePage: String, CaseIterable, Sendable {
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
  /// What sources said and what is right.
  case errata
  /// Everything with a name, in the order of the alphabet.
  case alphabet = "a-z"
  /// The sections of all chapters, in the order of the alphabet.
  case sections

  /// The word that links to these pages begin with, as in `page:glossary#term-rotor`.
  static let scheme = "page"
  /// The name of the place on the first page that leads to all of these pages.
  static let listAnchor = "reference"

  /// Whether there is any page of the knowledge base, these or those of facts.
  static func existsAny(in book: Book, language: String) -> Bool {
    book.tables.values.contains { $0.scheme != nil }
      || allCases.contains { $0.exists(in: book, language: language) }
  }

  /// The name and the purpose of the page.
  func title(in words: InterfaceWords) -> InterfaceWords.Knowledge.Page {
    switch self {
    case .timeline: words.knowledge.timeline
    case .checklists: words.knowledge.checklists
    case .glossary: words.knowledge.glossary
    case .interfaces: words.knowledge.interfaces
    case .lexicon: words.knowledge.lexicon
    case .errata: words.knowledge.errata
    case .alphabet: words.knowledge.alphabet
    case .sections: words.knowledge.sections
    }
  }

  /// Whether there is something to tell on the page.
  func exists(in book: Book, language: String) -> Bool {
    let frontMatters = book.chapters.compactMap { $0.editions[language]?.frontMatter }
    let timeline = book.tables["timeline"]?.rows ?? []
    switch self {
    case .timeline:
      return timeline.contains { $0.values["date"] != nil && $0.values["year"] != nil }
    case .checklists: return frontMatters.contains { !$0.checklist.isEmpty }
    case .glossary: return frontMatters.contains { !$0.terms.isEmpty }
    case .interfaces: return book.tables["apis"]?.rows.isEmpty == false
    case .lexicon:
      return book.chapters.contains { $0.editions[language]?.text.contains("```voice") == true }
    case .errata:
      return timeline.contains { $0.values["correction"] != nil }
        || frontMatters.contains { !$0.corrections.isEmpty }
    case .sections: return Self.alphabet.exists(in: book, language: language)
    case .alphabet:
      return Self.glossary.exists(in: book, language: language)
        || Self.interfaces.exists(in: book, language: language)
        || book.tables.values.contains { $0.scheme != nil }
    }
  }

  /// The place of the page.
  func path(language: String) -> PagePath {
    .table(rawValue, language: language)
  }
}
