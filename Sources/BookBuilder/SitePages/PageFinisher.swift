package import Articles
import BookModel
import PlainText
import SearchIndexes

/// Turns the article of a page into everything that becomes of it.
struct PageFinisher: Sendable {
  /// Renders pages.
  let renderer: ArticleRenderer
  /// The opening of the book and the chapters, as far as their titles.
  let openings: [Article]
  /// The words that lead from chapters to the glossary.
  let terms: TermLinks
  /// Whether the site can search.
  let isSearched: Bool
  /// Whether lists of the knowledge base need the code of listings.
  let holdsCode: Bool

  /// A page, finished, and what others need of it.
  struct Finished: Sendable {
    /// The page and its plain text.
    var page: ArticleRenderer.Rendered
    /// The text as it stands in the text of the whole book.
    var wholeText: [UInt8]
    /// What is known of the page.
    var record: PageRecord
    /// What lists need of it; `nil` for a page of the knowledge base.
    var outline: Article?
    /// What search reads of it; `nil` if that is nothing.
    var searched: SearchedPage?
  }

  /// Finishes the page of a number; the opening of the book is the first, and the chapters follow.
  func finish(_ number: Int, _ unlinked: Article) -> Finished {
    let isOfBook = number < openings.count
    let isChapter = isOfBook && number > 0
    let article = isChapter ? terms.link(unlinked) : unlinked
    let text = PlainTextPage(article)
    let onward =
      isOfBook
      ? Onward(from: number, of: openings.count, language: renderer.language) { openings[$0] }
      : Onward()
    let kind = number == 0 ? PageKind.home : isChapter ? .chapter : .reference
    let page = renderer.render(article, text, kind: kind, onward)
    let opening = PlainTextBook.opening(isFirst: number == 0)
    let whole = text.text(after: opening, seenFrom: .wholeText(language: renderer.language))
    var record = PageRecord(article, page)
    record.wholeTextSize = whole.count - opening.utf8.count
    if isChapter { record.linkedTerms = terms.linked(on: unlinked) }
    let searched =
      isOfBook
      ? SearchedPage(article, text, kind: kind) : SearchPage.searched(article, text)
    return Finished(
      page: page,
      wholeText: whole,
      record: record,
      outline: isOfBook ? outline(of: article) : nil,
      searched: isSearched ? searched : nil
    )
  }

  private func outline(of article: Article) -> Article {
    article.outline(holdsSections: renderer.outline.hasReference, holdsCode: holdsCode)
  }
}

extension PageRecord {
  /// What is known of a page as it was finished.
  package init(_ article: Article, _ page: ArticleRenderer.Rendered) {
    self.init(
      page: article.page,
      title: article.title,
      anchors: article.anchors,
      assets: Set(article.assets),
      linkedTerms: [],
      summary: page.summary,
      textSize: page.text.bytes.count
    )
  }
}
