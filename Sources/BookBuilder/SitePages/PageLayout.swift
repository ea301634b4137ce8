import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// What surrounds the text of every page.
struct PageLayout {
  let book: Book
  /// The language of the page, as a BCP 47 tag.
  let language: String
  let page: PagePath
  /// What the page says about the rest of the site.
  let outline: SiteOutline
  /// The title for windows, tabs and search results; unique in the book.
  let title: String
  /// What the page is about, in a sentence.
  let description: String
  let translations: [Translation]
  var onward = Onward()
  /// Whether a plain text lies beside the page.
  var hasPlainText = false
  var source: Source?
  /// The file of the site that adds behaviour to the page.
  var script: String?

  /// The file that a page was made of.
  struct Source {
    /// The path, relative to the root of the book.
    var path: String
    /// The day of the last change of its content, if the file says it.
    var lastChange: String?
  }

  /// A page in one of the book's languages.
  struct Translation {
    /// The language, as a BCP 47 tag.
    var language: String
    var page: PagePath
  }

  func printed(@HTMLBuilder _ content: () -> HTML) -> PrintedPage {
    let content = content()
    let metadata = PageMetadata(layout: self, content: content)
    let pageBody = body {
      a(href: "#main", .class("skip")) { words.skipToContent }
      banner
      content
      if !onward.isEmpty { onwardLinks }
      colophon
    }
    let direction = InterfaceWords.direction(of: language)
    let page =
      direction == .leftToRight
      ? html(lang: language) {
        metadata.element
        pageBody
      }
      : html(lang: language, .direction(direction)) {
        metadata.element
        pageBody
      }
    return PrintedPage(page)
  }

  var words: SharedWords { book.words[language] }

  private var banner: HTML {
    header {
      p(.class("book")) {
        a(href: page.href(to: .home(language: language))) { book.title[language] }
      }
      if !ways.isEmpty {
        ul(.class("ways")) { HTML.group(ways.map { way in li { way } }) }
      }
      if SearchPage.exists(in: book) {
        SearchPage.form(from: page, words: words.search, language: language)
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

  /// The ways from anywhere to every chapter and to the knowledge base, as many as the budget of stops
  /// before the text has room for beside those to other languages.
  private var ways: [HTML] {
    let home = PagePath.home(language: language)
    let others = 2 + (SearchPage.exists(in: book) ? 2 : 0) + max(0, translations.count - 1)
    let all: [HTML] = [
      a(href: page.href(to: .page(home, anchor: "contents"))) { words.site.chapters },
      outline.hasReference
        ? a(href: page.href(to: .page(home, anchor: ReferencePage.listAnchor))) {
          words.reference
        } : nil,
    ]
    .compactMap(\.self)
    return Array(all.prefix(max(0, NavigationCost.budget.tabStops - others)))
  }

  private func languageLink(_ translation: Translation) -> HTML {
    let name = book.words[translation.language].languageName
    if translation.language == language {
      return span(.current) { name }
    }
    return a(
      href: page.href(to: translation.page),
      .lang(translation.language),
      .hreflang(translation.language)
    ) { name }
  }
}

/// What every page of a language says about the rest of the site, found out once for all of them.
struct SiteOutline: Hashable, Sendable {
  /// The pages of the knowledge base for which there is something to tell, in their order.
  let reference: [ReferencePage]
  /// Whether there is any page of the knowledge base, these or those of facts.
  let hasReference: Bool
  /// Whether readers of the language are told of changes.
  let hasChanges: Bool

  init(of book: Book, language: String) {
    reference = ReferencePage.all(in: book, language: language)
    hasReference = !reference.isEmpty || book.tables.values.contains { $0.scheme != nil }
    hasChanges = book.hasChanges(in: language)
  }
}
