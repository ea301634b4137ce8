package import BookModel

/// The search index of one language: pages, sections, and the words of each section.
///
/// `script(_:)` encodes it for the browser. The text that results quote is stored per page, see
/// ``SearchablePage/file``.
package struct SearchIndex: Sendable {
  private(set) var pages: [Page] = []
  private(set) var sections: [Section] = []
  private(set) var vocabulary = SearchVocabulary()
  private let page: PagePath

  struct Page: Sendable {
    var title: String
    var address: String
    /// The kind of page; among equal results chapters come first.
    var kind: PageKind
    /// The group under which results show the page.
    var group: SearchGroup
    /// What the page is about, shown before its text is loaded.
    var lead: String
  }

  /// A section of a page; the first section of a page has no title.
  struct Section: Sendable {
    var page: Int
    var anchor: String
    var title: String
    /// Its words in ascending order without duplicates, each encoded as `2 * number`, plus 1 if the
    /// section repeats the word.
    var words: [Int]
  }

  /// The number of occurrences from which a section counts as being about a word.
  private static let repeated = 3

  package init(from page: PagePath) {
    self.page = page
  }

  package mutating func add(_ text: SearchablePage) {
    for section in text.sections {
      var counts: [Int: Int] = [:]
      for line in text.searchedTexts(in: section) {
        vocabulary.forEachWord(of: line) { counts[$0, default: 0] += 1 }
      }
      let words = counts.map { $0.key * 2 + ($0.value < Self.repeated ? 0 : 1) }
      sections.append(
        Section(
          page: pages.count,
          anchor: section.anchor,
          title: section.title,
          words: words.sorted()
        )
      )
    }
    pages.append(
      Page(
        title: text.title,
        address: page.href(to: text.page),
        kind: text.kind,
        group: text.group,
        lead: text.lead
      )
    )
    for symptom in text.symptoms { add(symptom, of: text) }
  }

  /// Adds a symptom as a result of its own.
  private mutating func add(_ symptom: SearchablePage.Symptom, of text: SearchablePage) {
    var words: Set<Int> = []
    vocabulary.forEachWord(of: Array(symptom.words.utf8)[...]) { words.insert($0 * 2) }
    sections.append(Section(page: pages.count, anchor: "", title: "", words: words.sorted()))
    pages.append(
      Page(
        title: symptom.title,
        address: "\(page.href(to: text.page))#\(symptom.anchor)",
        kind: .about,
        group: .symptom,
        lead: symptom.cause
      )
    )
  }
}
