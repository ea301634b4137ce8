import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The page that a server shows for a missing address: one for the site, one for each language.
///
/// A server shows it at any address, so its links are absolute if the address of the site is known.
struct NotFoundPage {
  let book: Book
  /// The language of the missing addresses; `nil` for the page of the whole site.
  var only: String?

  func printed() -> PrintedPage {
    let language = only ?? book.languages.first ?? "en"
    let direction = InterfaceText.direction(of: language)
    return PrintedPage(
      html(lang: language, .direction(direction)) {
        head(title: title(language)) {
          meta(name: "color-scheme", content: "light dark")
          link(rel: "stylesheet", href: address(PagePath("style.css")))
          if book.appearance.styleSheet != nil {
            link(rel: "stylesheet", href: address(PagePath(PageMetadata.ownSheet)))
          }
          if book.siteFiles[PageMetadata.icon] != nil {
            link(
              rel: "icon",
              href: address(PagePath(PageMetadata.icon)),
              .type("image/svg+xml")
            )
          }
        }
        body {
          a(href: "#main", .class("skip")) { words(language).skipToContent }
          header {
            p(.class("book")) {
              a(href: address(.home(language: language))) { book.title[language] }
            }
          }
          main(id: "main") {
            heading(level: 1) { words(language).pageNotFound }
            HTML.group((only.map { [$0] } ?? book.languages).map(suggestionList))
          }
          footer {
            p {
              RunHTML(
                form: .page(.home(language: language)),
                language: language,
                words: words(language)
              )
              .html(ScriptRuns(language: language).runs(of: book.description[language]))
            }
          }
        }
      }
    )
  }

  private func title(_ language: String) -> String {
    let title = "\(words(language).pageNotFound) – \(book.title[language])"
    return only == nil ? title + " (404)" : title
  }

  private func suggestionList(_ language: String) -> HTML {
    .group([
      p(.lang(language)) { words(language).pageNotFoundText },
      SearchPage.exists(in: book)
        ? div(.lang(language)) {
          SearchPage.form(
            to: address(.search(language: language)),
            words: words(language).search,
            hasButton: true
          )
        } : .empty,
      ul(.class("offer"), .lang(language)) {
        HTML.group(
          suggestions(language).map { page, name in
            li { a(href: address(page), .hreflang(language)) { name } }
          }
        )
      },
    ])
  }

  /// The pages that may help a reader who followed a broken link.
  private func suggestions(_ language: String) -> [(page: PagePath, name: String)] {
    let words = words(language)
    let index = ReferencePage.alphabet
    let hasIndex = ReferencePage.all(in: book, language: language).contains(index)
    return [
      (.home(language: language), "\(words.languageName): \(book.title[language])"),
      hasIndex ? (index.path(language: language), index.title(in: words).title) : nil,
    ]
    .compactMap(\.self)
  }

  private func words(_ language: String) -> SharedInterfaceText {
    book.words[language]
  }

  private func address(_ page: PagePath) -> String {
    let here = only.map { PagePath.notFound(language: $0) } ?? PagePath("404.html")
    return (book.address ?? book.sitePath).map { $0 + page.path } ?? here.href(to: page)
  }
}
