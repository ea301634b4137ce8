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
    .marking(words.english)
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
        a(href: page.href(to: .home(language: language))) {
          if let logo = book.appearance.logo {
            img(src: page.href(to: PagePath(logo)), alt: "")
          }
          book.title[language]
        }
      }
      PageMenu(layout: self, room: room).html
      if SearchPage.exists(in: book) {
        SearchPage.form(to: page.href(to: .search(language: language)), words: words.search)
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

  /// The Tab stops that are left for the menu, next to the skip link, the title, search and the
  /// links to other languages.
  private var room: Int {
    let others = 2 + (SearchPage.exists(in: book) ? 1 : 0) + max(0, translations.count - 1)
    return max(1, NavigationCost.aim - others)
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
  /// The page that readers search by what is wrong, if the book has one.
  let symptoms: Symptoms?
  /// The book's own line at the foot of each page.
  let footer: [Run]

  struct Symptoms: Hashable, Sendable {
    var page: PagePath
    var title: String
  }

  init(of book: Book, language: String) {
    reference = ReferencePage.all(in: book, language: language)
    hasReference = !reference.isEmpty || book.tables.values.contains { $0.scheme != nil }
    hasChanges = book.hasChanges(in: language)
    footer = BookArticles.footer(of: book, language: language)
    symptoms = book.symptoms.flatMap { slug in
      let page = PagePath.chapter(slug, language: language)
      let words = book.words[language]
      return book.pages(in: language).contains { $0.page == page }
        ? Symptoms(page: page, title: words.site.symptoms) : nil
    }
  }
}
