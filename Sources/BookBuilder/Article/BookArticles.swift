import Markdown
import SnippetRunner

/// Makes the articles of a book.
struct BookArticles {
  let book: Book
  private let report: SnippetReport
  private let extent: ArticleComposer.Extent
  private let colors = ListingColors()
  let links: LinkResolver

  /// Creates a maker; without a report, transcripts are those their authors wrote.
  ///
  /// - Parameter extent: how much of each article is settled.
  init(
    book: Book,
    report: SnippetReport = SnippetReport(),
    extent: ArticleComposer.Extent = .full
  ) {
    self.book = book
    self.report = report
    self.extent = extent
    links = LinkResolver(book: book)
  }

  /// The article of a chapter in a language, or in another one if it is not translated; `nil` if
  /// there is none at all.
  ///
  /// - Parameter read: reads the text of an edition; for those who did so before.
  func chapter(
    _ chapter: Chapter,
    language: String,
    read: (ChapterEdition) -> MarkdownDocument = \.document
  ) -> Article? {
    guard let edition = edition(of: chapter, language: language) else { return nil }
    var composer = composer(edition, number: chapter.number)
    var article =
      extent == .full
      ? opening(of: chapter, edition, &composer, language: language)
      : title(of: chapter, edition, &composer, language: language)
    article.blocks = composer.blocks(of: read(edition))
    return article
  }

  /// Whether the knowledge base tells which chapters show which names.
  var listsInterfaces: Bool { book.tables["apis"] != nil }

  /// The article of a chapter as far as its title and summary, without its blocks.
  func opening(of chapter: Chapter, language: String) -> Article? {
    edition(of: chapter, language: language).map { edition in
      var composer = composer(edition, number: chapter.number)
      return opening(of: chapter, edition, &composer, language: language)
    }
  }

  private func opening(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    _ composer: inout ArticleComposer,
    language: String
  ) -> Article {
    var article = title(of: chapter, edition, &composer, language: language)
    let words = composer.words
    let part = chapter.part.title[words.language]
    let place = words.chapterOf(chapter.number, book.chapters.count)
    let section = LinkTarget.page(
      .home(language: language),
      anchor: "contents-of-\(chapter.part.id)"
    )
    article.location =
      [.text("\(place). ")]
      // The full stop is a part of the link: by itself some screen readers stop at it.
      + [.link(section, composer.runs(ofLine: words.part(part) + "."))]
    article.lead = composer.runs(ofLine: edition.frontMatter.description)
    article.notice = notice(of: chapter, edition, language: language)
    return article
  }

  /// The article of a chapter as far as its title.
  private func title(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    _ composer: inout ArticleComposer,
    language: String
  ) -> Article {
    Article(
      language: composer.words.language,
      page: .chapter(chapter.slug, language: language),
      part: chapter.part.title,
      title: composer.runs(ofLine: edition.frontMatter.title),
      lead: [],
      blocks: []
    )
  }

  /// That the text is in another language, or older than its original.
  private func notice(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    language: String
  ) -> Article.Notice? {
    let words = InterfaceWords.words(for: language)
    if edition.language != language {
      return Article.Notice(words: words.notTranslated, language: language)
    }
    let translation = Translation(original: book.original(of: chapter), edition: edition)
    return translation.state == .stale
      ? Article.Notice(words: words.site.olderThanOriginal, language: language) : nil
  }

  private func edition(of chapter: Chapter, language: String) -> ChapterEdition? {
    ([language] + book.languages).lazy.compactMap { chapter.editions[$0] }.first
  }

  /// The article that opens the book: the introduction and the list of chapters.
  func home(language: String) -> Article {
    let runs = ScriptRuns(language: language)
    var article = Article(
      language: language,
      page: .home(language: language),
      title: runs.runs(of: book.title[language]),
      lead: runs.runs(of: book.description[language]),
      blocks: []
    )
    if let edition = book.introductions[language] {
      var composer = composer(edition, number: nil)
      article.title = composer.runs(ofLine: edition.frontMatter.title)
      article.lead = composer.runs(ofLine: edition.frontMatter.description)
      article.blocks = composer.blocks(of: edition.document)
    }
    article.blocks += contents(language: language, after: article.sections.count)
    article.blocks += reference(language: language, after: article.sections.count)
    article.blocks += checks(language: language, after: article.sections.count)
    return article
  }

  /// All articles of a language, the one that opens the book first.
  func all(in language: String) -> [Article] {
    let chapters = chapters(book.chapters, language: language)
    let terms = terms(in: language, besides: [chapters])
    return [home(language: language)] + chapters.mapOnAllCores(terms.link)
  }

  /// The articles of some chapters, without links to the glossary.
  func chapters(_ chapters: some RandomAccessCollection<Chapter>, language: String) -> [Article] {
    Array(chapters).mapOnAllCores { chapter($0, language: language) }.compactMap(\.self)
  }

  /// The articles of the chapters as far as their titles.
  func titles(in language: String) -> [Article] {
    book.chapters.compactMap { chapter in
      edition(of: chapter, language: language).map { edition in
        var composer = composer(edition, number: chapter.number)
        return title(of: chapter, edition, &composer, language: language)
      }
    }
  }

  /// The words that lead to the glossary.
  ///
  /// - Parameter shares: the articles of the chapters, without such links.
  func terms(in language: String, besides shares: some Sequence<[Article]>) -> TermLinks {
    let entries = ReferenceComposer(
      book: book,
      articles: titles(in: language),
      tables: [],
      links: links,
      language: language
    ).entries
    let glossary = ReferencePage.glossary.path(language: language)
    let standing = InterfaceWords.words(for: language).namesOfStandingLinks
    var terms = TermLinks(entries, glossary: glossary, besides: standing)
    // Looking at all links of a book is worth it only where there are words to link.
    guard !entries.isEmpty else { return terms }
    for share in shares { terms.leaveOut(share) }
    return terms
  }

  /// The article that says what the check of the book came to.
  ///
  /// - Parameters:
  ///   - check: what the check came to.
  ///   - articles: all others in the language, for the places of what was not checked.
  func report(_ check: CheckReport, language: String, articles: [Article]) -> Article {
    ReportComposer(
      report: check,
      articles: articles,
      links: links,
      language: language
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

  /// The list of parts and chapters.
  private func contents(language: String, after sections: Int) -> [ArticleBlock] {
    let words = InterfaceWords.words(for: language)
    let runs = ScriptRuns(language: language)
    let number = sections + 1
    var blocks: [ArticleBlock] = [
      .heading(
        ArticleHeading(
          level: 2,
          anchor: "contents",
          number: [number],
          content: runs.runs(of: words.contents)
        )
      )
    ]
    let chaptersOfParts = Dictionary(grouping: book.chapters, by: \.part.id)
    for (index, part) in book.parts.enumerated() {
      blocks.append(
        .heading(
          ArticleHeading(
            level: 3,
            anchor: "contents-of-\(part.id)",
            number: [number, index + 1],
            content: runs.runs(of: part.title[language])
          )
        )
      )
      let chapters = chaptersOfParts[part.id, default: []]
      let items = chapters.compactMap { item($0, language: language) }
      let start = chapters.first?.number ?? 1
      blocks.append(.list(ArticleList(start: start, items: items)))
    }
    return blocks
  }

  /// The way to the page that says what was checked.
  private func checks(language: String, after sections: Int) -> [ArticleBlock] {
    let words = InterfaceWords.words(for: language)
    let runs = ScriptRuns(language: language)
    let page = PagePath.report(language: language)
    return [
      .heading(
        ArticleHeading(
          level: 2,
          anchor: "checks",
          number: [sections + 1],
          content: runs.runs(of: words.report.heading)
        )
      ),
      .paragraph(runs.runs(of: words.report.lead)),
      .paragraph([.link(.page(page, anchor: nil), runs.runs(of: words.report.title))]),
    ]
  }

  /// The link to a chapter and what it is about.
  private func item(_ chapter: Chapter, language: String) -> [ArticleBlock]? {
    guard let article = opening(of: chapter, language: language) else { return nil }
    return [
      .paragraph([.link(.page(article.page, anchor: nil), article.title)]),
      .paragraph(article.lead),
    ]
  }
}
