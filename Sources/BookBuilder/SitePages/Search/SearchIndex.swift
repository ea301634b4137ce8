package import BookModel

/// What search in one language knows: the pages, their sections, and which words stand where.
package struct SearchIndex: Sendable {
  /// The pages in the order in which they were added.
  private(set) var pages: [Page] = []
  private(set) var sections: [Section] = []
  /// The words and their stems.
  private(set) var vocabulary = SearchVocabulary()
  /// The page from which addresses are seen.
  private let page: PagePath

  /// A page that can be found.
  struct Page: Sendable {
    var title: String
    var address: String
    /// What it is; of equal results, those of chapters come first.
    var kind: PageKind
  }

  /// A section of a page; the first of a page has no title.
  struct Section: Sendable {
    var page: Int
    /// The name of its place on the page.
    var anchor: String
    var title: String
    /// Its words in ascending order, each once: twice the number of the word, and one more if the
    /// section repeats it.
    var words: [Int]
  }

  /// A word that stands so often in a section is what the section is about.
  private static let repeated = 3

  /// Creates an index of no page; addresses are seen from a page.
  package init(from page: PagePath) {
    self.page = page
  }

  package mutating func add(_ text: SearchedPage) {
    for section in text.sections {
      var counts: [Int: Int] = [:]
      for line in text.wordsFound(in: section) {
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
    pages.append(Page(title: text.title, address: page.href(to: text.page), kind: text.kind))
  }
}
