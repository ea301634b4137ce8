package import Articles
import PlainText
package import SearchIndexes

/// What is cached of the pages of a language, so that the next build makes only those that change.
package struct LanguageRecord: Sendable {
  /// The language, as a BCP 47 tag.
  package var language: String
  /// What every page says about the rest of the site.
  package var outline: SiteOutline
  /// The words that lead to the glossary.
  package var terms: TermLinks
  /// The pages in the order of the book: its opening, the chapters, the pages of facts, the report.
  package var pages: [PageRecord]
  /// How many of the pages are the opening and the chapters.
  package var chapterCount: Int
  /// What is said about the pages without a plain text.
  package var others: [PageSummary]
  /// The day of the last change that the pages record, as ISO 8601 writes it, if there is one.
  package var lastChange: String?
  /// What search knows; `nil` for a site without search.
  package var search: SearchIndex?

  /// Creates the value of its parts.
  package init(
    language: String,
    outline: SiteOutline,
    terms: TermLinks,
    pages: [PageRecord],
    chapterCount: Int,
    others: [PageSummary],
    lastChange: String? = nil,
    search: SearchIndex? = nil
  ) {
    self.language = language
    self.outline = outline
    self.terms = terms
    self.pages = pages
    self.chapterCount = chapterCount
    self.others = others
    self.lastChange = lastChange
    self.search = search
  }

  /// Where a page stands in the text of the whole book, in bytes.
  package func place(inWholeText index: Int) -> Range<Int>? {
    guard let size = pages[index].wholeTextSize else { return nil }
    let before = pages[..<index].compactMap(\.wholeTextSize)
    let start =
      PlainTextBook.mark.utf8.count + before.reduce(0, +)
      + before.count * PlainTextBook.separator.utf8.count
    return start..<start + size
  }
}
