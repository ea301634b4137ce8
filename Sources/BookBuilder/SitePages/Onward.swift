import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// Where to go on from a chapter: its neighbours and the others of its part.
///
/// A page names the chapters around it and never all of a book, so that a book's size grows with its
/// chapters and not with their square.
struct Onward: Sendable {
  var previous: Entry?
  var next: Entry?
  var part: String?
  /// The chapters of the part around this one, itself among them.
  var chapters: [Entry] = []

  /// A chapter that can be gone to.
  struct Entry: Hashable, Sendable {
    var page: PagePath
    var title: [Run]
    /// The name of its part; `nil` for the page that opens the book.
    var part: LocalizedText?

    init(_ article: Article) {
      page = article.page
      title = article.title
      part = article.part
    }
  }

  /// How many chapters of a part are named before and after the one of the page.
  static let reach = 12

  /// Whether there is nowhere to go.
  var isEmpty: Bool { previous == nil && next == nil }

  init() {}

  /// The way on from an entry of a language; the one that opens the book, at 0, is no chapter's neighbour.
  init(from index: Int, in entries: [Entry], language: String) {
    next = index + 1 < entries.count ? entries[index + 1] : nil
    previous = index > 1 ? entries[index - 1] : nil
    guard let part = entries[index].part else { return }
    self.part = part[language]
    let reach = max(1, index - Self.reach)...min(entries.count - 1, index + Self.reach)
    chapters = entries[reach].filter { $0.part == part }
  }
}

extension PageLayout {
  /// The ways to the chapters around this one.
  var onwardLinks: HTML {
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

  /// The ways to the chapters before and after, for those who are at the beginning of this one; to a
  /// listener they say the same as those at the end, and to the eye less.
  ///
  /// - Parameter around: the language of the text in which they stand.
  func neighbourLinks(within around: String) -> HTML {
    let entries = [(onward.previous, words.previousChapter), (onward.next, words.nextChapter)]
    let links = entries.compactMap { entry, label in entry.map { beside($0, label) } }
    guard let first = links.first else { return .empty }
    let own: [Attribute] =
      around == language
      ? [] : [.lang(language), .direction(InterfaceWords.direction(of: language))]
    return .element(
      name: "p",
      attributes: [.class("beside"), .notInText] + own,
      content: links.dropFirst().reduce(first) { .group([$0, " ", $1]) }
    )
  }

  /// The label alone is seen, without the colon before what only a listener gets.
  private func beside(_ entry: Onward.Entry, _ label: String) -> HTML {
    let colon = label.hasSuffix(":") ? ":" : ""
    return a(href: page.href(to: entry.page)) {
      String(label.dropLast(colon.count))
      span(.class("unseen")) {
        colon + " "
        text(entry.title)
      }
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
}

extension PageLayout {
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
      TryPage.exists(in: book)
        ? (.page(.tryout(language: language), anchor: nil), words.trial.title) : nil,
      (.page(.report(language: language), anchor: nil), words.report.title),
      (.page(.accessibility(language: language), anchor: nil), words.statement.title),
      (.page(.textPages(language: language), anchor: nil), words.textPages.title),
    ]
    .compactMap(\.self)
  }

  /// What stands at the foot of every page.
  var colophon: HTML {
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
