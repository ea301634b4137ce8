import BookModel
import Localization

extension BookArticles {
  /// The chapters of a part, each with what it is about and what it comes to.
  ///
  /// - Parameter isBrief: whether the titles are enough.
  func list(of part: Part, language: String, isBrief: Bool) -> ArticleBlock {
    let chapters = book.chapters.filter { $0.part.id == part.id }
    let items = chapters.compactMap { chapter -> [ArticleBlock]? in
      guard let article = opening(of: chapter, language: language) else { return nil }
      let link: ArticleBlock = .paragraph([.link(.page(article.page, anchor: nil), article.title)])
      return isBrief
        ? [link]
        : [link, .paragraph(article.lead)]
          + glance(of: chapter, language: language).map(ArticleBlock.paragraph)
    }
    return .list(ArticleList(start: chapters.first?.number ?? 1, items: items))
  }

  /// The way from the list of titles to the page that says more of each.
  func wayToBriefs(language: String) -> ArticleBlock {
    let page = ReferencePage.chapters
    let name = page.title(in: book.words[language])
    let runs = ScriptRuns(language: language)
    let link = Run.link(
      .page(page.path(language: language), anchor: nil),
      runs.runs(of: name.title)
    )
    return .paragraph([link] + runs.runs(of: ": " + name.lead.lowercasedFirst))
  }

  /// The page that says of every chapter what it is about and what it comes to: in a long book the list
  /// on the first page has no room for it.
  func briefs(language: String) -> [ArticleBlock] {
    let runs = ScriptRuns(language: language)
    return book.parts.enumerated().flatMap { index, part -> [ArticleBlock] in
      [
        .heading(
          ArticleHeading(
            level: 2,
            anchor: "part-\(part.id)",
            number: [index + 1],
            content: runs.runs(of: part.title[language])
          )
        ),
        list(of: part, language: language, isBrief: false),
      ]
    }
  }
}
