import AccessibilityTree
import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup
import SpeechRules

/// A small form on the home page for the label and traits of one element, with the spoken line.
///
/// The line is computed during the build. The speech model is loaded when a reader first uses the
/// form. Without scripts the page has only the link to “Try an element”.
struct TryTeaser {
  let book: Book
  let language: String
  let drawing: ArticleHTML

  static let script = "try-teaser.js"

  static func exists(in book: Book) -> Bool {
    TryPage.exists(in: book) && book.siteFiles[script] != nil
  }

  /// The traits that readers can choose, by their names in the address.
  private static let traits = ["button", "link", "header", "image", "selected", "notEnabled"]

  private var words: SharedInterfaceText { book.words[language] }
  private var page: PagePath { .home(language: language) }

  /// The second sample: the first is the mistake that the home page shows already.
  private var trial: TryItElement? {
    words.trial.samples.prefix(2).last?.split(separator: "?").last
      .map { TryItElement(query: String($0)) }
  }

  var html: HTML {
    guard let trial else { return .empty }
    return .group([
      .element(
        name: "form",
        attributes: [
          .class("teaser"), .label(words.trial.title), .notInText,
          Attribute("data-needs-script", ""), Attribute("autocomplete", "off"),
          Attribute("action", page.href(to: .tryout(language: language))),
          Attribute("data-device", trial.settings.language),
          Attribute("data-silence", words.trial.silence),
          Attribute("data-unsupported", words.trial.unsupported),
        ],
        content: .group([fields(trial), caption(trial)])
      ),
      .element(
        name: "script",
        attributes: [
          Attribute("src", page.href(to: PagePath(Self.script))), Attribute("defer", ""),
        ],
        content: .empty
      ),
    ])
  }

  private var form: TryForm { TryForm(words: words, language: language, hasSamples: false) }

  private func fields(_ trial: TryItElement) -> HTML {
    let chosen = chosenTraits(trial)
    return div {
      form.element("label") {
        form.name("label")
        " "
        HTML.void(
          name: "input",
          attributes: [Attribute("name", "label"), Attribute("value", trial.element.label ?? "")]
        )
      }
      form.group(form.name("traits")) {
        HTML.group(
          Self.traits.map { form.traitCheckBox($0, isChosen: chosen.contains($0[...])) }
        )
      }
    }
  }

  private func chosenTraits(_ trial: TryItElement) -> [Substring] {
    let values = trial.query.split(separator: "&").first { $0.hasPrefix("traits=") }
    return values?.dropFirst("traits=".count).split(separator: ",") ?? []
  }

  private func caption(_ trial: TryItElement) -> HTML {
    div {
      p(.class("caption")) {
        span { words.trial.heard }
        " "
        HTML.element(
          name: "span",
          attributes: [Attribute("aria-live", "polite"), .lang(trial.settings.language)],
          content: drawing.line(trial.utterance)
        )
      }
      form.element("button") { words.trial.more }
    }
  }
}
