package import BookModel
import Localization
package import SnippetNotation
import System

package struct BookArticles {
  package let book: Book
  package let report: SnippetReport
  let extent: ArticleComposer.Extent
  let colors = ListingColors()
  package let links: LinkResolver

  /// Prepares the articles of a book.
  ///
  /// - Parameters:
  ///   - report: the results of running the snippets; without them, transcripts are those in the source.
  ///   - extent: how much of each article is composed.
  package init(
    book: Book,
    report: SnippetReport = SnippetReport(),
    extent: ArticleComposer.Extent = .full
  ) {
    self.book = book
    self.report = report
    self.extent = extent
    links = LinkResolver(book: book)
  }

  /// All articles in a language, in the order of the book.
  ///
  /// The home page comes first.
  package func all(in language: String) -> [Article] {
    let chapters = chapters(book.chapters, language: language)
    let terms = terms(in: language, besides: chapters)
    return [home(language: language)] + chapters.parallelMap(terms.link)
  }

  /// The glossary terms to link in the chapters.
  ///
  /// - Parameter chapters: the chapters without glossary links; see `TermLinks.exclude`.
  package func terms(in language: String, besides chapters: [Article]) -> TermLinks {
    let reference = ReferenceComposer(
      book: book,
      articles: titles(in: language),
      tables: [],
      links: links,
      language: language
    )
    let entries = reference.entries
    let footerNames = book.words[language].footerLinkNames
    var terms = TermLinks(entries, places: reference.glossaryPages, besides: footerNames)
    // Collecting all links of a book is expensive, so skip it without a glossary.
    guard !entries.isEmpty else { return terms }
    terms.exclude(chapters)
    return terms
  }

  /// The page with the results of checking the book.
  ///
  /// - Parameters:
  ///   - check: the results.
  ///   - articles: all other pages in the language, to link to the blocks that were not checked.
  package func report(_ check: CheckReport, language: String, articles: [Article]) -> Article {
    ReportComposer(
      report: check,
      recordings: report.recordings,
      articles: articles,
      links: links,
      language: language,
      words: book.words[language]
    )
    .article
  }

  func composer(_ edition: ChapterEdition, number: Int?) -> ArticleComposer {
    ArticleComposer(
      edition: edition,
      chapterNumber: number,
      book: book,
      links: links,
      report: report,
      colors: colors,
      extent: extent
    )
  }
}
