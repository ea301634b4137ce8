import HTML

/// The page that a server shows where there is none.
///
/// A server shows it under any address, so its links must be whole ones wherever the address of the
/// site is known.
struct NotFoundPage {
  /// The book.
  let book: Book

  /// The characters of the page.
  func render() -> String {
    let language = book.languages.first ?? "en"
    return document(
      html(lang: language) {
        head(title: "\(words(language).pageNotFound) – \(book.title[language])") {
          meta(name: "color-scheme", content: "light dark")
          link(rel: "stylesheet", href: address("style.css"))
        }
        body {
          a(href: "#main", .class("skip")) { words(language).skipToContent }
          header {
            p(.class("book")) {
              a(href: address(PagePath.home(language: language).path)) { book.title[language] }
            }
          }
          main(id: "main") {
            heading(level: 1) { words(language).pageNotFound }
            HTML.group(book.languages.map(offer))
          }
          footer { p { book.description[language] } }
        }
      }
    )
  }

  private func offer(_ language: String) -> HTML {
    .group([
      p(.lang(language)) { words(language).pageNotFoundText },
      p(.class("offer"), .lang(language)) {
        a(href: address(PagePath.home(language: language).path), .hreflang(language)) {
          "\(words(language).languageName): \(book.title[language])"
        }
      },
    ])
  }

  private func words(_ language: String) -> InterfaceWords {
    InterfaceWords.words(for: language)
  }

  private func address(_ path: String) -> String {
    (book.address ?? "") + path
  }
}
