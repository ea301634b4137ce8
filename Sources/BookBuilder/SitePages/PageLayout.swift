import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The parts of a page that surround its text: skip link, banner, navigation and footer.
struct PageLayout {
  let book: Book
  let language: String
  let page: PagePath
  let outline: SiteOutline
  /// The title for windows, tabs and search results; unique in the book.
  let title: String
  let description: String
  let translations: [Translation]
  var navigation = PageNavigation()
  var hasPlainText = false
  var source: Source?
  var script: String?

  struct Source {
    var path: String
    var lastChange: String?
  }

  struct Translation {
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
      if !navigation.isEmpty { navigationLinks }
      pageFooter
    }
    let direction = InterfaceText.direction(of: language)
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

  var words: SharedInterfaceText { book.words[language] }

  private var banner: HTML {
    header {
      p(.class("book")) {
        a(href: page.href(to: .home(language: language))) { book.title[language] }
      }
      if !bannerLinks.isEmpty {
        ul(.class("ways")) { HTML.group(bannerLinks.map { link in li { link } }) }
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

  /// Links from every page to all chapters and to the reference, as many as fit into the budget of
  /// Tab stops next to search and the links to other languages.
  private var bannerLinks: [HTML] {
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

/// What every page of a language shows of the rest of the site, computed once for all of them.
struct SiteOutline: Hashable, Sendable {
  let reference: [ReferencePage]
  let hasReference: Bool
  let hasChanges: Bool

  init(of book: Book, language: String) {
    reference = ReferencePage.all(in: book, language: language)
    hasReference = !reference.isEmpty || book.tables.values.contains { $0.scheme != nil }
    hasChanges = book.hasChanges(in: language)
  }
}
