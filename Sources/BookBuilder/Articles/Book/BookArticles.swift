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

  /// Creates a maker; without a report, transcripts are those their authors wrote.
  ///
  /// - Parameter extent: how much of each article is settled.
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

  /// All articles of a language, the one that opens the book first.
  package func all(in language: String) -> [Article] {
    let chapters = chapters(book.chapters, language: language)
    let terms = terms(in: language, besides: chapters)
    return [home(language: language)] + chapters.parallelMap(terms.link)
  }

  /// The words that lead to the glossary.
  ///
  /// - Parameter chapters: the articles of the chapters, without such links.
  package func terms(in language: String, besides chapters: [Article]) -> TermLinks {
    let reference = ReferenceComposer(
      book: book,
      articles: titles(in: language),
      tables: [],
      links: links,
      language: language
    )
    let entries = reference.entries
    let standing = book.words[language].namesOfStandingLinks
    var terms = TermLinks(entries, places: reference.glossaryPlaces, besides: standing)
    // Looking at all links of a book is worth it only where there are words to link.
    guard !entries.isEmpty else { return terms }
    terms.leaveOut(chapters)
    return terms
  }

  /// The article that says what the check of the book came to.
  ///
  /// - Parameters:
  ///   - check: what the check came to.
  ///   - articles: all others in the language, for the places of what was not checked.
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
