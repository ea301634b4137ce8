import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The links from a chapter to its neighbours and to the other chapters of its part.
///
/// A page links to the chapters around it, never to all of them, so the size of a site grows
/// linearly with the number of chapters, not quadratically.
struct PageNavigation: Sendable {
  var previous: Entry?
  var next: Entry?
  var part: String?
  var chapters: [Entry] = []
  /// Whether the neighbours are components, not chapters.
  var isOfComponents = false

  struct Entry: Hashable, Sendable {
    var page: PagePath
    var title: [Run]
    /// The part that the chapter belongs to; `nil` for the home page.
    var part: LocalizedText?

    init(_ article: Article) {
      page = article.page
      title = article.title
      part = article.part
    }
  }

  /// The number of chapters of the same part that are listed before and after the current one.
  static let neighbourLimit = 12

  var isEmpty: Bool { previous == nil && next == nil }
  var hasPartLinks: Bool { part != nil && chapters.count > 1 }

  init() {}

  /// The neighbours of each component, in the order of their list.
  static func components(in reference: [Article]) -> [PagePath: PageNavigation] {
    let list = reference.filter { $0.script == Article.componentScript }.dropFirst()
    let entries = list.map(Entry.init)
    let navigations = entries.indices.map { index in
      var navigation = PageNavigation()
      navigation.isOfComponents = true
      navigation.previous = index > 0 ? entries[index - 1] : nil
      navigation.next = index + 1 < entries.count ? entries[index + 1] : nil
      return (entries[index].page, navigation)
    }
    return Dictionary(navigations) { first, _ in first }
  }

  /// - Parameter index: the page's own index in `entries`; the entry at 0 is the home page, which
  /// has no neighbours: its first button leads to the first chapter.
  init(from index: Int, in entries: [Entry], language: String) {
    guard index > 0 else { return }
    next = index + 1 < entries.count ? entries[index + 1] : nil
    previous = index > 1 ? entries[index - 1] : nil
    guard let part = entries[index].part else { return }
    self.part = part[language]
    let neighbourLimit =
      max(1, index - Self.neighbourLimit)...min(entries.count - 1, index + Self.neighbourLimit)
    chapters = entries[neighbourLimit].filter { $0.part == part }
  }
}

extension PageLayout {
  var navigationLinks: HTML {
    div(.class("page-navigation")) {
      nav(label: labels.list, .class("neighbours")) {
        if let previous = navigation.previous { p { neighbour(previous, labels.previous) } }
        if let next = navigation.next { p(.class("next")) { neighbour(next, labels.next) } }
      }
      if let part = navigation.part, navigation.hasPartLinks { partLinks(part) }
    }
  }

  /// The links to the neighbours, for the menu.
  var neighbourLinks: [HTML] {
    [
      navigation.next.map { neighbour($0, labels.next) },
      navigation.previous.map { neighbour($0, labels.previous) },
    ]
    .compactMap(\.self)
  }

  private var labels: (list: String, previous: String, next: String) {
    let component = words.components
    return navigation.isOfComponents
      ? (component.page.title, component.previous, component.next)
      : (words.chapters, words.previousChapter, words.nextChapter)
  }

  private func neighbour(_ entry: PageNavigation.Entry, _ label: String) -> HTML {
    a(href: page.href(to: entry.page)) {
      span(.class("neighbour-label")) { label }
      " "
      text(entry.title)
    }
  }

  /// The chapters of the part, in a disclosure, a single Tab stop.
  ///
  /// In wide windows the style sheet shows the closed list next to the text. The current chapter is
  /// marked in words, as not every screen reader reads `aria-current`.
  private func partLinks(_ part: String) -> HTML {
    let label = words.site.inThisPart(part)
    return nav(label: label, .class("part")) {
      details(summary: .text(label)) {
        ul {
          HTML.group(
            navigation.chapters.map { entry in
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
  }

  private func text(_ runs: [Run]) -> HTML {
    RunHTML(form: .page(page), language: language, words: words).html(runs.mergingForeignNames)
  }
}

extension PageLayout {
  /// The links that neither the menu of the banner nor the page itself has.
  private var footerLinks: [(target: LinkTarget, name: String)] {
    let index = ReferencePage.alphabet
    let isHome = page == .home(language: language)
    return [
      outline.reference.contains(index) && !ReferencePage.isLong(book)
        ? (.page(index.path(language: language), anchor: nil), index.title(in: words).title) : nil,
      (.page(.report(language: language), anchor: nil), words.report.title),
      (.page(.accessibility(language: language), anchor: nil), words.statement.title),
      hasPlainText && !isHome
        ? nil : (.page(.textPages(language: language), anchor: nil), words.textPages.title),
    ]
    .compactMap(\.self)
  }

  var pageFooter: HTML {
    footer {
      ul {
        HTML.group(
          footerLinks.map { target, name in li { a(href: page.href(to: target)) { name } } }
        )
        if outline.hasChanges, page == .home(language: language) {
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
      if !outline.footer.isEmpty { p { text(outline.footer) } }
    }
  }
}
