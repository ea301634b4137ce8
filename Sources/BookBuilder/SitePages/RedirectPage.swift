import ArticleMarkup
import BookModel
import Localization
import Markup

/// The page at an old address: it sends a browser on, and says in words and as a link where to.
struct RedirectPage {
  /// The old name and the new one.
  let redirect: Redirect
  let book: Book
  /// The language, as a BCP 47 tag.
  let language: String

  /// The page and its plain text.
  func files(_ style: PrintStyle) -> [OutputFile] {
    let old = PagePath.chapter(redirect.from, language: language)
    let new = PagePath.chapter(redirect.to, language: language)
    let words = book.words[language]
    let title = book.pages(in: language).first { $0.page == new }?.edition.frontMatter.title
    let name = title ?? redirect.to
    let page = PrintedPage(
      html(lang: language, .direction(InterfaceWords.direction(of: language))) {
        head(title: "\(words.site.moved) – \(name) – \(redirect.from)") {
          redirection(to: old.href(to: new))
          link(
            rel: "canonical",
            href: SiteAddress(of: book)?.address(of: new) ?? old.href(to: new)
          )
          link(rel: "stylesheet", href: old.href(to: PagePath("style.css")))
        }
        body {
          main(id: "main") {
            heading(level: 1) { words.site.moved }
            p(.class("standalone")) { a(href: old.href(to: new)) { name } }
          }
        }
      },
      style
    )
    let address = old.href(to: new.plainText)
    let text = """
      \u{FEFF}\(words.site.moved).

      \(name).


      \(words.textEdition.links).

      \(words.textEdition.link(1)) \(name): \(address)

      """
    return [
      OutputFile(path: old.path, page: page),
      OutputFile(path: old.plainText.path, text: text),
    ]
  }
}
