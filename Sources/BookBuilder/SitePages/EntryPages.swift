import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The page at the root of the site, which offers the languages of a book that has several.
struct LanguagePage {
  let book: Book

  func printed() -> PrintedPage {
    if book.languages.count == 1, let language = book.languages.first {
      return onward(to: language)
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
    return layout.printed {
      main(id: "main") {
        heading(level: 1) { book.title[language] }
        HTML.group(book.languages.map { offer($0, from: page, around: language) })
      }
    }
  }

  /// The page of a book in one language: it sends a browser on, and has a link to where.
  private func onward(to language: String) -> PrintedPage {
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
      }
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

/// The page at an old address: it sends a browser on, and says in words and as a link where to.
struct RedirectPage {
  /// The old name and the new one.
  let redirect: Redirect
  let book: Book
  /// The language, as a BCP 47 tag.
  let language: String

  /// The page and its plain text.
  var files: [OutputFile] {
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
      }
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
