import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// What surrounds the text of every page.
struct PageLayout {
  /// The book.
  let book: Book
  /// The language of the page, as a BCP 47 tag.
  let language: String
  /// The page.
  let page: PagePath
  /// What the page says about the rest of the site.
  let outline: SiteOutline
  /// The title for windows, tabs and search results; unique in the book.
  let title: String
  /// What the page is about, in a sentence.
  let description: String
  /// The same page in other languages.
  let translations: [Translation]
  /// Where to go on from the page.
  var onward = Onward()
  /// Whether a text edition lies beside the page.
  var hasTextEdition = false
  /// The file that the page was made of, if there is one.
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
    /// The page.
    var page: PagePath
  }

  /// The page with its text.
  func render(_ style: PrintStyle, @HTMLBuilder _ content: () -> HTML) -> PrintedPage {
    let content = content()
    let metadata = PageMetadata(layout: self, showsPictures: content.holds(["img", "svg"]))
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
    return PrintedPage(page, style)
  }

  private var words: SharedWords { book.words[language] }

  private var banner: HTML {
    header {
      p(.class("book")) {
        a(href: page.href(to: .home(language: language))) { book.title[language] }
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

  private var onwardLinks: HTML {
    div(.class("onward")) {
      nav(label: words.chapters, .class("neighbours")) {
        if let previous = onward.previous {
          p { neighbour(previous, words.previousChapter) }
        }
        if let next = onward.next {
          p { neighbour(next, words.nextChapter) }
        }
      }
      if let part = onward.part, onward.chapters.count > 1 { partLinks(part) }
    }
  }

  private func neighbour(_ entry: Onward.Entry, _ label: String) -> HTML {
    a(href: page.href(to: entry.page)) {
      span(.class("neighbour-label")) { label }
      " "
      text(entry.title)
    }
  }

  /// The chapters of the part; where one is, is said in words, as not every screen reader says it.
  private func partLinks(_ part: String) -> HTML {
    let label = words.site.inThisPart(part)
    return nav(label: label) {
      p(.hiddenFromAssistiveTechnology) { label }
      ul {
        HTML.group(
          onward.chapters.map { entry in
            entry.page == page
              ? li(.current) {
                text(entry.title)
                " (\(words.site.thisPage))"
              } : li { a(href: page.href(to: entry.page)) { text(entry.title) } }
          }
        )
      }
    }
  }

  private func text(_ runs: [Run]) -> HTML {
    RunHTML(form: .page(page), language: language, words: words).html(runs.withNamesInOneVoice)
  }

  /// The ways to the rest of the book, the same on every page.
  private var waysOn: [(target: LinkTarget, name: String)] {
    let home = PagePath.home(language: language)
    let index = ReferencePage.alphabet
    return [
      (.page(home, anchor: nil), words.allChapters),
      outline.hasReference
        ? (.page(home, anchor: ReferencePage.listAnchor), words.reference) : nil,
      outline.reference.contains(index)
        ? (.page(index.path(language: language), anchor: nil), index.title(in: words).title) : nil,
      (.page(.report(language: language), anchor: nil), words.report.title),
      (.page(.accessibility(language: language), anchor: nil), words.statement.title),
      (.page(.textPages(language: language), anchor: nil), words.textPages.title),
    ]
    .compactMap(\.self)
  }

  private var colophon: HTML {
    footer {
      ul {
        HTML.group(waysOn.map { target, name in li { a(href: page.href(to: target)) { name } } })
        if outline.hasChanges {
          li {
            a(href: page.href(to: .feed(language: language)), .type("application/atom+xml")) {
              words.site.changes
            }
          }
        }
        if let repository = book.repository {
          li { a(href: repository) { words.source } }
        }
        if let source, let edit = book.editAddress {
          li { a(href: edit + source.path) { words.site.editThisPage } }
        }
      }
    }
  }
}
