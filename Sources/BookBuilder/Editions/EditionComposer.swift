import HTML
import Markdown
package import SnippetRunner

/// Makes the editions of a book that readers keep.
package struct EditionComposer {
  private let book: Book
  private let articles: BookArticles
  /// What the check of the book came to.
  private let check: CheckReport

  /// Creates a composer; without a report, transcripts are those their authors wrote.
  package init(book: Book, snippets report: SnippetReport) {
    self.book = book
    articles = BookArticles(book: book, report: report)
    check = book.report(on: report)
  }

  /// The editions in the order of the book's languages.
  package var editions: [BookEdition] {
    SharedWords.with(book.words) { book.languages.map(edition) }
  }

  private func edition(_ language: String) -> BookEdition {
    let all = articles.all(in: language)
    let facts = articles.tables(in: language)
    let reference = articles.reference(in: language, articles: all, tables: facts)
    let glossary = ReferencePage.glossary.path(language: language)
    let changes = book.pages(in: language).compactMap(\.edition.frontMatter.lastChange)
    var identity = Fingerprint()
    for text in book.languages.map({ book.title[$0] }) + [book.address ?? "", language] {
      identity.add(text)
    }
    return BookEdition(
      language: language,
      direction: InterfaceWords.direction(of: language),
      title: book.title[language],
      description: book.description[language],
      identity: identity.text,
      fileName: fileName(language),
      address: book.address,
      lastChange: changes.max(),
      certification: book.certification,
      contentsWord: InterfaceWords.words(for: language).contents,
      styleSheet: StyleSheet(
        text: String(decoding: book.siteFiles["style.css"] ?? [], as: UTF8.self)
      ).compact,
      wordlessPictures: wordlessPictures(language),
      pages: all.prefix(1).map { page(introduction($0), .introduction) }
        + all.dropFirst().map { page($0, .chapter) }
        + (facts + reference).map { page($0, $0.page == glossary ? .glossary : .appendix) }
        + [page(articles.report(check, language: language, articles: all), .appendix)],
      assets: assets(of: all)
    )
  }

  /// The page that opens the book without the lists of what there is, for which every form of an
  /// edition has a place of its own.
  private func introduction(_ home: Article) -> Article {
    var article = home
    article.blocks = Array(
      home.blocks.prefix { block in
        if case .heading(let heading) = block { heading.anchor != "contents" } else { true }
      }
    )
    return article
  }

  /// A name for files that every system takes: letters and digits of ASCII, from the first title that
  /// has any.
  private func fileName(_ language: String) -> String {
    let stems = book.languages.lazy.map { other in
      book.title[other].lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        .joined(separator: "-")
    }
    return (stems.first { !$0.isEmpty } ?? "book") + "-" + language
  }

  private func wordlessPictures(_ language: String) -> Int {
    let pages = book.pages(in: language).map { CheckedPage($0.edition, articles.links) }
    return pages.flatMap(\.inlines).count { inline -> Bool in
      guard case .image(source: _, let title, let content) = inline.kind else { return false }
      return title != "decorative" && content.plainText.trimmingWhitespace().isEmpty
    }
  }

  private func page(_ article: Article, _ kind: EditionPage.Kind) -> EditionPage {
    let text = RunHTML(page: article.page, language: article.language)
    return EditionPage(
      kind: kind,
      path: article.page.path,
      part: part(of: article, kind),
      language: article.language,
      direction: InterfaceWords.direction(of: article.language),
      title: text.html(article.title),
      plainTitle: article.title.plainText,
      sections: article.sections.map { section in
        EditionPage.Section(anchor: section.anchor, title: section.content.plainText)
      },
      content: .group([
        article.location.map { location in p(.class("location")) { text.html(location) } }
          ?? .empty,
        p(.class("lead")) { text.html(article.lead) },
        notice(article),
        ArticleHTML(article).html(article.blocks),
      ]),
      lines: TextEdition(article, standsAlone: true).lines.map { line in
        EditionLine(
          kind: line.kind,
          pieces: line.pieces.map { EditionLine.Piece(text: $0.text, isCode: $0.isCode) }
        )
      }
    )
  }

  private func notice(_ article: Article) -> HTML {
    guard let notice = article.notice else { return .empty }
    return p(
      .class("callout"),
      .lang(notice.language),
      .direction(InterfaceWords.direction(of: notice.language))
    ) { notice.words }
  }

  /// The part of a page; facts and lists behind the chapters are one as well.
  private func part(of article: Article, _ kind: EditionPage.Kind) -> EditionPage.Part? {
    if [.glossary, .appendix].contains(kind) {
      let title = InterfaceWords.words(for: article.language).reference
      return EditionPage.Part(anchor: "reference", title: title)
    }
    guard let title = article.part, let part = book.parts.first(where: { $0.title == title }) else {
      return nil
    }
    return EditionPage.Part(anchor: "contents-of-\(part.id)", title: title[article.language])
  }

  private func assets(of articles: [Article]) -> [String: [UInt8]] {
    let paths = Set(articles.flatMap(\.assets))
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        book.assets[path].map { (PagePath.asset(path).path, $0) }
      }
    )
  }
}
