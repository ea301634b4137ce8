/// Finishes the pages of a language, one share after another, and keeps what others need of them.
///
/// A page takes many times its size while it is made, so a long book does not fit into memory at once.
struct FinishedPages {
  /// What is kept of the pages so far, in their order.
  private(set) var records: [PageRecord] = []
  /// The pages so far as far as lists of the knowledge base need them.
  private(set) var outlines: [Article] = []
  /// What search knows of the pages so far; `nil` for a site without search.
  private(set) var index: SearchIndex?
  /// The size of the text of the whole book so far in bytes.
  var wholeTextSize: Int { wholeText.size }

  private let renderer: ArticleRenderer
  private let terms: TermLinks
  /// The opening of the book and the chapters as far as their titles.
  private let openings: [Article]
  private let holdsCode: Bool
  private var wholeText: WholeTextEdition

  /// Begins with no page.
  ///
  /// - Parameters:
  ///   - openings: the opening of the book and the chapters, as far as their titles.
  ///   - terms: the words that lead from chapters to the glossary.
  ///   - index: what search knows already; `nil` for a site without search.
  ///   - holdsCode: whether lists of the knowledge base need the code of listings.
  init(
    _ renderer: ArticleRenderer,
    openings: [Article],
    terms: TermLinks,
    index: SearchIndex?,
    holdsCode: Bool
  ) {
    self.renderer = renderer
    self.openings = openings
    self.terms = terms
    self.index = index
    self.holdsCode = holdsCode
    wholeText = WholeTextEdition(language: renderer.language)
  }

  /// A page, finished, and what it was made of.
  private struct Finished {
    var article: Article
    var text: TextEdition
    /// The text as it stands in the text of the whole book.
    var wholeText: String
    var page: ArticleRenderer.Rendered
    var record: PageRecord
  }

  /// Finishes the pages that come next; the first of all is the opening, and the chapters follow.
  ///
  /// - Throws: what the taker of files throws.
  mutating func add(_ articles: [Article], put: (OutputFile) throws -> Void) rethrows {
    let numbers = records.count..<records.count + articles.count
    for finished in Array(zip(numbers, articles)).mapOnAllCores(finish) {
      let isOfBook = records.count < openings.count
      if isOfBook || SearchPage.holdsOwnWords(finished.article) {
        index?.add(finished.article, finished.text)
      }
      if isOfBook {
        let holdsSections = renderer.outline.hasReference
        outlines.append(
          finished.article.outline(holdsSections: holdsSections, holdsCode: holdsCode)
        )
      }
      records.append(finished.record)
      try put(finished.page.page)
      try put(finished.page.text)
      try put(wholeText.add(finished.wholeText))
    }
  }

  private func finish(_ number: Int, _ unlinked: Article) -> Finished {
    let isChapter = (1..<openings.count).contains(number)
    let article = isChapter ? terms.link(unlinked) : unlinked
    let text = TextEdition(article)
    let onward =
      number < openings.count
      ? Onward(from: number, of: openings.count, language: renderer.language) { openings[$0] }
      : Onward()
    let kind = number == 0 ? PageKind.home : isChapter ? .chapter : .reference
    let page = renderer.render(article, text, kind: kind, onward)
    let whole = text.text(seenFrom: .wholeText(language: renderer.language))
    var record = PageRecord(article, page)
    record.wholeTextSize = whole.utf8.count
    if isChapter { record.linkedTerms = terms.linked(on: unlinked) }
    return Finished(article: article, text: text, wholeText: whole, page: page, record: record)
  }
}

extension PageRecord {
  /// What is kept of a page as it was finished.
  init(_ article: Article, _ page: ArticleRenderer.Rendered) {
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
