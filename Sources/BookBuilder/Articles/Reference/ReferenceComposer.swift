import BookModel
import Localization
import SnippetNotation

/// Composes the reference pages, which are made from data files and front matter.
///
/// The extensions in other files compose one kind of page each, and `pages` assembles them.
struct ReferenceComposer {
  let book: Book
  /// The pages of the book in the language.
  ///
  /// The home page comes first.
  let articles: [Article]
  let tables: [Article]
  /// The content of the pages that only list others.
  var lists: [ReferencePage: [ArticleBlock]] = [:]
  let links: LinkResolver
  var report = SnippetReport()
  var colors = ListingColors()
  let language: String

  var words: SharedInterfaceText { book.words[language] }

  /// The pages with content, in the order of ``ReferencePage``.
  var pages: [Article] {
    ReferencePage.all(in: book, language: language).flatMap { page -> [Article] in
      switch page {
      case .chapters, .list: [list(page)]
      case .components: components
      case .timeline: timeline
      case .checklists: checklists
      case .glossary: glossary
      case .interfaces: interfaces
      case .lexicon: lexicon
      case .rules: article(page, rules)
      case .errata: article(page, errata)
      case .alphabet: index(page, of: indexEntries)
      case .sections: index(page, of: chapters.map(\.article).flatMap(sections))
      }
    }
  }

  private func list(_ page: ReferencePage) -> Article {
    let title = page.title(in: words)
    var article = article(
      at: page.path(language: language),
      title.title,
      title.lead,
      lists[page] ?? []
    )
    article.location = [
      .link(.page(.home(language: language), anchor: nil), runs(book.title[language] + "."))
    ]
    return article
  }

  func article(
    _ page: ReferencePage,
    _ blocks: [ArticleBlock]
  ) -> [Article] {
    let title = page.title(in: words)
    return [article(at: page.path(language: language), title.title, title.lead, blocks)]
  }

  func article(
    at path: PagePath,
    _ title: String,
    _ lead: String,
    _ blocks: [ArticleBlock],
    within section: ReferencePage? = nil
  ) -> Article {
    Article(
      language: words.language,
      words: words,
      page: path,
      title: runs(title),
      location: ReferencePage.location(
        within: section,
        of: book,
        language: language,
        words: words
      ),
      lead: runs(lead),
      blocks: blocks
    )
  }

  func runs(_ text: String) -> [Run] {
    text.isEmpty ? [] : ScriptRuns(language: language).runs(of: text)
  }

  /// The runs of a line of Markdown.
  ///
  /// - Parameter path: the file to which links are relative; data files use the introduction's
  ///   folder.
  func runs(ofLine text: String, from path: String? = nil) -> [Run] {
    var composer = inlines(of: path ?? Chapter.introduction(language))
    return composer.runs(ofLine: text)
  }

  /// Composes the text of data files, whose links are relative to the introduction.
  var inlines: InlineComposer { inlines(of: Chapter.introduction(language)) }

  private func inlines(of path: String) -> InlineComposer {
    InlineComposer(
      path: path,
      language: language,
      quotationMarks: words.titleMarks,
      links: links
    )
  }

  func heading(_ number: Int, anchor: String, _ content: [Run]) -> ArticleBlock {
    .heading([number], anchor: anchor, content)
  }

  var chapters: [(chapter: Chapter, edition: ChapterEdition, article: Article)] {
    let articles = Dictionary(articles.map { ($0.page, $0) }) { first, _ in first }
    return book.chapters.compactMap { chapter in
      let page = PagePath.chapter(chapter.slug, language: language)
      guard let edition = chapter.editions[language], let article = articles[page]
      else { return nil }
      return (chapter, edition, article)
    }
  }

  func table(
    number: Int,
    _ title: String,
    header: [String],
    rows: [ArticleTable.Row]
  ) -> ArticleBlock {
    let size = "\(words.rows(rows.count)), \(words.columns(header.count))"
    return .table(
      ArticleTable(
        number: number,
        caption: runs("\(words.table(number)) \(title), \(size).").mergingForeignNames,
        header: header.map(runs),
        rows: rows
      )
    )
  }

  /// An anchor from the words of a name, joined by hyphens.
  static func anchor(_ prefix: String, _ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return ([prefix] + words.map(String.init)).joined(separator: "-")
  }
}
