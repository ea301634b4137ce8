import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

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
