import ArticleMarkup
import Articles
import BookChecks
import BookModel
import Markup

/// A page as it is published, with what other pages and files need of it.
struct FinishedPage: Sendable {
  let page: PagePath
  let title: [Run]
  /// The names on it that links may refer to.
  let anchors: PageAnchors
  /// The files that it shows or links to, by their path relative to the root of the book.
  let assets: Set<String>
  /// What the statement on accessibility says about it.
  let summary: PageSummary
  /// The page, its plain text, and what scripts load beside it.
  let files: [OutputFile]
  /// The size of its plain text in bytes.
  let textSize: Int
  /// Its part of the text of the whole book; `nil` if it is not in there.
  let wholeText: [UInt8]?
  /// What search reads of it; `nil` if that is nothing.
  let searched: SearchedPage?
}

extension PageSummary {
  /// Takes what was counted while a page was printed.
  init(_ kind: PageKind, _ measures: PageMeasures) {
    self.init(kind: kind, cost: NavigationCost(measures), counts: SiteCounts(measures))
  }
}

extension NavigationCost {
  /// Takes what was counted while a page was printed.
  init(_ measures: PageMeasures) {
    let before = measures.beforeMain ?? ElementCounts()
    self.init(tabStops: before.tabStops, headings: before.titles + before.headings)
  }
}

extension SiteCounts {
  /// Takes what was counted while a page was printed.
  fileprivate init(_ measures: PageMeasures) {
    let all = measures.all
    self.init(sum: [])
    pages = 1
    headings = all.headings
    tables = all.tables
    listings = all[.listing]
    transcripts = all[.transcript] + all[.screen]
    pictures = all.pictures
  }
}
