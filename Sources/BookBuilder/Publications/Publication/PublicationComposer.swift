import Articles
package import BookModel
import Localization
package import SnippetNotation

/// Composes the publications of a book, one for each language.
///
/// They have the articles of the site, except for the list of chapters, as every format has
/// contents of its own.
package struct PublicationComposer {
  private let book: Book
  private let articles: BookArticles
  private let check: CheckReport

  /// - Parameters:
  ///   - report: the results of the book's snippets; without them, transcripts are shown as their
  ///     authors wrote them.
  ///   - check: the counts of the check.
  package init(book: Book, snippets report: SnippetReport, check: CheckReport) {
    self.book = book
    articles = BookArticles(book: book, report: report)
    self.check = check
  }

  package var publications: [Publication] {
    book.languages.map(publication)
  }

  private func publication(_ language: String) -> Publication {
    let all = articles.all(in: language)
    let facts = articles.tables(in: language)
    // Every format has its own lists of chapters and pages.
    let lists = ReferencePage.lists.map { $0.path(language: language) }
    let reference = articles.reference(in: language, articles: all, tables: facts)
      .filter { !lists.contains($0.page) }
      .map(\.withoutForwardingLists)
    let glossary = ReferencePage.glossary.path(language: language)
    let changes = book.pages(in: language).compactMap(\.edition.frontMatter.lastChange)
    var identity = Fingerprint()
    for text in book.languages.map({ book.title[$0] }) + [book.address ?? "", language] {
      identity.add(text)
    }
    return Publication(
      language: language,
      title: book.title[language],
      description: book.description[language],
      author: book.author?[language],
      identity: identity.text,
      fileName: fileName(language),
      address: book.address,
      lastChange: changes.max(),
      certification: book.certification,
      words: book.words[language],
      styleSheet: ["style.css", "pages.css", "home.css", "screens.css"]
        .compactMap { book.siteFiles[$0] }
        .map { String(decoding: $0, as: UTF8.self) }.joined(),
      pages: all.prefix(1).map { page(introduction($0), .introduction) }
        + all.dropFirst().map { page($0, .chapter) }
        + (facts + reference).map { article in
          let explains = article.page == glossary || article.page.isBelow(glossary)
          return page(article, explains ? .glossary : .appendix)
        }
        + [page(articles.report(check, language: language, articles: all), .appendix)],
      assets: assets(of: all)
    )
  }

  /// The home page without the lists of chapters and reference pages, which every format creates
  /// itself.
  private func introduction(_ home: Article) -> Article {
    var article = home
    article.blocks = Array(
      home.blocks.prefix { block in
        if case .heading(let heading) = block {
          heading.anchor != PublicationLinks.contentsAnchor
        } else {
          true
        }
      }
    )
    return article
  }

  /// A portable file name of ASCII letters and digits, from the first title that has any.
  private func fileName(_ language: String) -> String {
    let stems = book.languages.lazy.map { other in
      book.title[other].lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        .joined(separator: "-")
    }
    return (stems.first { !$0.isEmpty } ?? "book") + "-" + language
  }

  private func page(_ article: Article, _ kind: PublicationPage.Kind) -> PublicationPage {
    PublicationPage(kind: kind, article: article, part: part(of: article, kind))
  }

  /// The part of a page; the reference pages after the chapters form a part of their own.
  private func part(of article: Article, _ kind: PublicationPage.Kind) -> PublicationPage.Part? {
    if [.glossary, .appendix].contains(kind) {
      let title = article.words.reference
      return PublicationPage.Part(anchor: ReferencePage.listAnchor, title: title)
    }
    guard let title = article.part, let part = book.parts.first(where: { $0.title == title }) else {
      return nil
    }
    return PublicationPage.Part(anchor: "contents-of-\(part.id)", title: title[article.language])
  }

  private func assets(of articles: [Article]) -> [String: [UInt8]] {
    let paths = Set(articles.flatMap(\.assets))
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        book.assets[path].map { (path, $0) }
      }
    )
  }
}

extension Article {
  /// The page without the lists that the site keeps for old links: a publication contains their
  /// targets anyway.
  fileprivate var withoutForwardingLists: Article {
    var article = self
    article.blocks.removeAll { block in
      if case .list(let list) = block { !list.places.isEmpty } else { false }
    }
    return article
  }
}
