import ArticleMarkup
import Articles
import BookChecks
import BookModel
import Markup

/// A page ready to be written, with everything that other pages and files need from it.
struct FinishedPage: Sendable {
  let page: PagePath
  let title: [Run]
  let anchors: PageAnchors
  /// The files that the page shows or links to, as paths relative to the root of the book.
  let assets: Set<String>
  let summary: PageSummary
  let files: [OutputFile]
  let textSize: Int
  /// The page's part of the text of the whole book; `nil` if the book's text leaves it out.
  let bookText: [UInt8]?
  /// What the search index reads; `nil` for pages that search does not cover.
  let searchable: SearchablePage?
}

extension PageSummary {
  init(_ kind: PageKind, _ metrics: PageMetrics) {
    self.init(kind: kind, cost: NavigationCost(metrics), counts: SiteCounts(metrics))
  }
}

extension NavigationCost {
  init(_ metrics: PageMetrics) {
    let before = metrics.beforeMain ?? ElementCounts()
    self.init(tabStops: before.tabStops, headings: before.titles + before.headings)
  }
}

extension SiteCounts {
  fileprivate init(_ metrics: PageMetrics) {
    let all = metrics.all
    self.init(sum: [])
    pages = 1
    headings = all.headings
    tables = all.tables
    listings = all[.listing]
    transcripts = all[.transcript] + all[.screen]
    pictures = all.pictures
  }
}
