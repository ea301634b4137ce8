import BookModel
import Localization
import SnippetNotation

extension BookArticles {
  package func tables(in language: String) -> [Article] {
    linkableTables.map { article(of: $0, language: language) }
  }

  /// The reference pages made from data files and front matter, other than the tables of facts.
  package func reference(in language: String, articles: [Article], tables: [Article]) -> [Article] {
    ReferenceComposer(
      book: book,
      articles: articles,
      tables: tables,
      lists: ReferencePage.isLong(book)
        ? [
          .chapters: chapterSummaries(language: language),
          .list: [.list(of: referenceItems(language: language))],
        ] : [:],
      links: links,
      report: report,
      colors: colors,
      language: language
    )
    .pages
  }

  var linkableTables: [DataTable] {
    book.tables.values.filter { $0.scheme != nil }.sorted { $0.name < $1.name }
  }

  /// The reference pages, each with what it is for.
  private func referenceItems(language: String) -> [[ArticleBlock]] {
    let runs = ScriptRuns(language: language)
    return referencePages(language: language).map { path, page in
      [
        .paragraph([.link(.page(path, anchor: nil), runs.runs(of: page.title))]),
        .paragraph(runs.runs(of: page.lead)),
      ]
    }
  }

  private func referencePages(
    language: String
  ) -> [(path: PagePath, page: InterfaceText.Knowledge.Page)] {
    let words = book.words[language]
    let tables = linkableTables.map { table in
      (
        PagePath.table(table.name, language: language),
        InterfaceText.Knowledge.Page(
          title: table.caption[language],
          lead: table.about?[language] ?? ""
        )
      )
    }
    let pages = ReferencePage.all(in: book, language: language)
      .filter { !ReferencePage.lists.contains($0) }
      .map { ($0.path(language: language), $0.title(in: words)) }
    return tables + pages
  }

  func hasReference(language: String) -> Bool { !referencePages(language: language).isEmpty }

  /// The section of the home page about the reference; a long book has a page for it.
  func reference(language: String, after sections: Int) -> [ArticleBlock] {
    guard hasReference(language: language) else { return [] }
    let title = ScriptRuns(language: language).runs(of: book.words[language].reference)
    return [
      .heading([sections + 1], anchor: ReferencePage.listAnchor, title),
      .list(of: referenceItems(language: language)),
    ]
  }

  private func article(of table: DataTable, language: String) -> Article {
    let source = ChapterSource(
      path: Chapter.introduction(language),
      language: language,
      text: ""
    )
    let frontMatter = ChapterFrontMatter(
      title: table.caption[language],
      description: table.about?[language] ?? ""
    )
    var composer = composer(
      ChapterEdition(source: source, frontMatter: frontMatter),
      number: nil
    )
    let block = composer.compose(TableQuery(all: table))
    return Article(
      language: language,
      words: composer.words,
      page: .table(table.name, language: language),
      title: composer.runs(ofLine: frontMatter.title),
      location: ReferencePage.location(of: book, language: language, words: composer.words),
      lead: composer.runs(ofLine: frontMatter.description),
      blocks: [block]
    )
  }
}
