import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The page at the root of the site, which offers the languages.
struct LanguagePage {
  let book: Book

  /// The page as it is published.
  func render(_ style: PrintStyle) -> PrintedPage {
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
