import BookModel
import Localization

extension BookArticles {
  /// The article that opens the book: the introduction and the list of chapters.
  package func home(language: String) -> Article {
    let runs = ScriptRuns(language: language)
    var article = Article(
      language: language,
      words: book.words[language],
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

  /// The list of parts and chapters.
  private func contents(language: String, after sections: Int) -> [ArticleBlock] {
    let words = book.words[language]
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
    let words = book.words[language]
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

  /// The link to a chapter, what it is about and what it comes to.
  private func item(_ chapter: Chapter, language: String) -> [ArticleBlock]? {
    guard let article = opening(of: chapter, language: language) else { return nil }
    return [
      .paragraph([.link(.page(article.page, anchor: nil), article.title)]),
      .paragraph(article.lead),
    ] + glance(of: chapter, language: language).map(ArticleBlock.paragraph)
  }
}
