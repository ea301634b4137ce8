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
