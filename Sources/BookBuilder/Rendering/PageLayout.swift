import HTML

/// What surrounds the text of every page.
struct PageLayout {
  /// The book.
  let book: Book
  /// The language of the page, as a BCP 47 tag.
  let language: String
  /// The page.
  let page: PagePath
  /// The title for windows, tabs and search results; unique in the book.
  let title: String
  /// What the page is about, in a sentence.
  let description: String
  /// The same page in other languages.
  let translations: [Translation]
  /// The chapters before and after the page.
  let neighbours: Neighbours
  /// Whether a text edition lies beside the page.
  let hasTextEdition: Bool

  /// A page in one of the book's languages.
  struct Translation {
    /// The language, as a BCP 47 tag.
    var language: String
    /// The page.
    var page: PagePath
  }

  /// The characters of the page.
  func render(@HTMLBuilder _ content: () -> HTML) -> String {
    let content = content()
    return document(
      html(lang: language) {
        head(title: title) { relations }
        body {
          a(href: "#main", .class("skip")) { words.skipToContent }
          banner
          content
          if !neighbours.isEmpty { neighbourLinks }
          colophon
        }
      }
    )
  }

  private var words: InterfaceWords { InterfaceWords.words(for: language) }

  private var relations: HTML {
    .group(
      [
        meta(name: "description", content: description),
        meta(name: "color-scheme", content: "light dark"),
        link(rel: "stylesheet", href: page.href(to: PagePath("style.css"))),
      ]
        + translations.map { translation in
          link(
            rel: "alternate",
            href: page.href(to: translation.page),
            .hreflang(translation.language)
          )
        }
        + (hasTextEdition
          ? [link(rel: "alternate", href: page.href(to: page.textEdition), .type("text/plain"))]
          : [])
    )
  }

  private var banner: HTML {
    header {
      p(.class("book")) {
        a(href: page.href(to: .home(language: language))) { book.title[language] }
      }
      if translations.count > 1 {
        nav(label: words.languages) {
          ul {
            HTML.group(translations.map { translation in li { languageLink(translation) } })
          }
        }
      }
    }
  }

  private func languageLink(_ translation: Translation) -> HTML {
    let name = InterfaceWords.words(for: translation.language).languageName
    if translation.language == language {
      return span(.current) { name }
    }
    return a(
      href: page.href(to: translation.page),
      .lang(translation.language),
      .hreflang(translation.language)
    ) { name }
  }

  private var neighbourLinks: HTML {
    nav(label: words.chapters, .class("neighbours")) {
      if let previous = neighbours.previous {
        p { neighbour(previous, words.previousChapter) }
      }
      if let next = neighbours.next {
        p { neighbour(next, words.nextChapter) }
      }
    }
  }

  private func neighbour(_ article: Article, _ label: String) -> HTML {
    a(href: page.href(to: article.page)) {
      span(.class("neighbour-label")) { label }
      " "
      RunHTML(page: page, language: language).html(article.title.withNamesInOneVoice)
    }
  }

  private var colophon: HTML {
    footer {
      ul {
        li { a(href: page.href(to: .home(language: language))) { words.allChapters } }
        li { a(href: page.href(to: .report(language: language))) { words.report.title } }
        if let repository = book.repository {
          li { a(href: repository) { words.source } }
        }
      }
    }
  }
}
