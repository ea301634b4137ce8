import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The page at the root of the site, which offers the languages of a book that has several.
struct LanguagePage {
  let book: Book

  /// The page as it is published.
  func render(_ style: PrintStyle) -> PrintedPage {
    if book.languages.count == 1, let language = book.languages.first {
      return onward(to: language, style)
    }
    let language = book.languages.first ?? "en"
    let page = PagePath("index.html")
    let layout = PageLayout(
      book: book,
      language: language,
      page: page,
      outline: SiteOutline(of: book, language: language),
      title: book.title[language],
      description: book.description[language],
      translations: []
    )
    return layout.render(style) {
      main(id: "main") {
        heading(level: 1) { book.title[language] }
        HTML.group(book.languages.map { offer($0, from: page, around: language) })
      }
    }
  }

  /// The page of a book in one language: it sends a browser on, and has a link to where.
  private func onward(to language: String, _ style: PrintStyle) -> PrintedPage {
    let page = PagePath("index.html")
    let home = PagePath.home(language: language)
    return PrintedPage(
      html(lang: language, .direction(InterfaceWords.direction(of: language))) {
        head(title: book.title[language]) {
          redirection(to: page.href(to: home))
          link(
            rel: "canonical",
            href: SiteAddress(of: book)?.address(of: home) ?? page.href(to: home)
          )
          link(rel: "stylesheet", href: page.href(to: PagePath("style.css")))
        }
        body {
          main(id: "main") {
            heading(level: 1) { book.title[language] }
            p(.class("standalone")) { a(href: page.href(to: home)) { book.title[language] } }
          }
        }
      },
      style
    )
  }

  private func offer(_ language: String, from page: PagePath, around: String) -> HTML {
    let words = book.words[language]
    let name = "\(words.languageName): \(book.title[language])"
    return .group([
      p(.class("offer"), .lang(language)) {
        a(href: page.href(to: .home(language: language)), .hreflang(language)) { name }
      },
      p(.lang(language)) {
        RunHTML(form: .page(page), language: language, words: words)
          .html(ScriptRuns(language: language).runs(of: book.description[language]))
      },
    ])
  }
}
