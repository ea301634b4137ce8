import ArticleMarkup
import BookChecks
import BookModel
import Markup

extension SiteCounts {
  /// Takes what was counted while a page was printed.
  init(_ measures: PageMeasures) {
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
