import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The page at the root of the site, which offers the languages of the book.
///
/// A book in one language gets a redirect to its home page instead.
struct LanguagePage {
  let book: Book

  /// Opens the book in the language of the browser.
  static let script = "language.js"

  func printed() -> PrintedPage {
    if book.languages.count == 1, let language = book.languages.first {
      return redirect(to: language)
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
      translations: [],
      script: book.siteFiles[Self.script] == nil ? nil : Self.script
    )
    return layout.printed {
      main(id: "main") {
        heading(level: 1) { book.title[language] }
        HTML.group(book.languages.map { homeLink($0, from: page, around: language) })
      }
    }
  }

  private func redirect(to language: String) -> PrintedPage {
    let page = PagePath("index.html")
    let home = PagePath.home(language: language)
    return PrintedPage(
      html(lang: language, .direction(InterfaceText.direction(of: language))) {
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

  private func homeLink(_ language: String, from page: PagePath, around: String) -> HTML {
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

/// The page at an address that a chapter had before it was renamed.
///
/// It redirects a browser, and names and links the new page for readers whose browser does not
/// follow.
struct RedirectPage {
  private let former: String
  private let old: PagePath
  private let new: PagePath
  private let name: String
  private let book: Book
  private let language: String

  init(_ redirect: Redirect, at old: PagePath, of book: Book, in language: String) {
    let new = PagePath.chapter(redirect.to, language: language)
    let title = book.pages(in: language).first { $0.page == new }?.edition.frontMatter.title
    former = redirect.from
    self.old = old
    self.new = new
    name = title ?? redirect.to
    self.book = book
    self.language = language
  }

  var page: OutputFile {
    let words = book.words[language]
    let page = PrintedPage(
      html(lang: language, .direction(InterfaceText.direction(of: language))) {
        head(title: "\(words.site.moved) – \(name) – \(former)") {
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
    return OutputFile(path: old.path, page: page)
  }

  /// The page, and its plain text.
  var files: [OutputFile] {
    let words = book.words[language]
    let address = old.href(to: new.plainText)
    let text = """
      \u{FEFF}\(words.site.moved).

      \(name).


      \(words.textEdition.links).

      \(words.textEdition.link(1)) \(name): \(address)

      """
    return [page, OutputFile(path: old.plainText.path, text: text)]
  }
}
