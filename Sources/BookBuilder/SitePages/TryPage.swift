import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup
import SourceText
import SpeechRules

/// The page “Try an element”, on which readers change an element and learn what is spoken.
///
/// The speech model runs in the browser. Without scripts the page says what it would do and shows
/// lines that were computed during the build.
package struct TryPage {
  let book: Book
  let language: String
  let outline: SiteOutline
  let hasSamples: Bool

  static let script = TryFiles.script
  static let model = TryFiles.model

  static func exists(in book: Book) -> Bool { TryFiles.exist(in: book) }

  func printed() -> PrintedPage {
    let layout = PageLayout(
      book: book,
      language: language,
      page: page,
      outline: outline,
      title: "\(words.trial.title) – \(book.title[language])",
      description: words.trial.lead,
      translations: book.languages.map { other in
        PageLayout.Translation(language: other, page: page.inLanguage(other))
      },
      script: Self.script
    )
    return layout.printed {
      main(
        id: "main",
        Attribute("data-words", phrases),
        Attribute("data-rules", page.href(to: ReferencePage.rules.path(language: language)))
      ) {
        heading(level: 1) { words.trial.title }
        p(.class("lead")) { runs(words.trial.lead) }
        HTML.element(
          name: "noscript",
          attributes: [],
          content: p { runs(words.trial.withoutScript) }
        )
        heading(level: 2) { words.trial.examples }
        ul(.class("examples")) { HTML.group(words.trial.samples.map(sample)) }
        div(.class("workbench"), Attribute("data-needs-script", "")) {
          line
          form.fields
          div(Attribute("id", "result")) { HTML.empty }
          form.startingPoints
        }
        layout.enhancements(words)
      }
    }
  }

  /// A phone that shows the element, the spoken line below it, and what to do with the line.
  ///
  /// It is complete before the script runs, so that nothing moves.
  private var line: HTML {
    div(Attribute("id", "line")) {
      div(.class("stage")) {
        HTML.element(
          name: "svg",
          attributes: [
            .class("wire"), Attribute("viewBox", "-14 -14 430 300"), .hiddenFromAssistiveTechnology,
          ],
          content: .group([
            path("phone", "M-10 286V50a60 60 0 0 1 60-60h302a60 60 0 0 1 60 60V286"),
            path("ground", "M0 286V50a50 50 0 0 1 50-50h302a50 50 0 0 1 50 50V286z"),
            path("island", "M156 14h90a16 16 0 0 1 0 32h-90a16 16 0 0 1 0-32z"),
            .element(name: "g", attributes: [], content: .empty),
          ])
        )
      }
      div(.class("caption")) {
        heading(level: 2) { words.trial.heard }
        p(.class("heard")) {
          // With the role `status`, a screen reader would announce the role instead of the text.
          HTML.element(
            name: "span",
            attributes: [Attribute("id", "said"), Attribute("aria-live", "polite")],
            content: .empty
          )
        }
      }
      p(.class("bar")) {
        HTML.element(
          name: "button",
          attributes: [.type("button"), Attribute("value", "hear"), Attribute("hidden", "")],
          content: .text(words.player.hear)
        )
        HTML.element(
          name: "button",
          attributes: [.type("button"), Attribute("value", "share")],
          content: .text(words.trial.share)
        )
        " "
        HTML.element(
          name: "span",
          attributes: [Attribute("aria-live", "polite"), .class("mute")],
          content: .empty
        )
      }
      p(Attribute("id", "in-book"), Attribute("hidden", "")) { HTML.empty }
    }
  }

  private var form: TryForm {
    TryForm(words: words, language: language, hasSamples: hasSamples)
  }

  private func path(_ name: String, _ shape: String) -> HTML {
    .element(name: "path", attributes: [.class(name), Attribute("d", shape)], content: .empty)
  }

  var page: PagePath { .tryout(language: language) }
  private var words: SharedInterfaceText { book.words[language] }

  private func runs(_ text: String) -> HTML {
    RunHTML(form: .page(page), language: language, words: words)
      .html(ScriptRuns(language: language).runs(of: text))
  }

  private func sample(_ sample: String) -> HTML {
    let (name, query) = sample.split(at: "?")
    let trial = TryItElement(query: query)
    return li {
      a(href: "?" + trial.query) { name }
      ": "
      span(.lang(trial.settings.language)) { trial.utterance.caption }
    }
  }

  private var phrases: String {
    let trial = words.trial
    let phrases = [
      "unsupported": trial.unsupported, "heard": trial.heard, "silence": trial.silence,
      "parts": trial.parts, "words": trial.words, "origin": trial.origin, "app": trial.app,
      "system": trial.system, "voiceControl": trial.voiceControl, "noName": trial.noName,
      "code": trial.code, "copy": trial.copy, "copied": trial.copied,
      "mute": words.player.noVoice("#"),
      "line": trial.line, "inBook": trial.inBook, "shown": trial.shown,
      "showNames": trial.showNames, "showNumbers": trial.showNumbers, "answers": trial.answers,
      "someWords": trial.someWords, "rule": words.knowledge.rule,
      "certainty": words.knowledge.certainty,
      "part": trial.part,
    ]
    let certainties = Certainty.allCases.map {
      ("certainty-" + $0.rawValue, words.knowledge.certainties.name(of: $0))
    }
    let roles = UtterancePart.Role.allCases.map {
      ("role-" + $0.rawValue, words.roles.name(of: $0))
    }
    let rules = SpeechRule.allCases.map {
      ("rule-" + $0.rawValue, words.knowledge.rules[$0.rawValue] ?? $0.statement)
    }
    let all = phrases.merging(certainties + roles + rules) { first, _ in first }
    return ScriptSafeJSON(all).json
  }
}

extension String {
  fileprivate func split(at separator: Character) -> (String, String) {
    let halves = split(separator: separator, maxSplits: 1).map(String.init)
    return (halves.first ?? "", halves.count > 1 ? halves[1] : "")
  }
}
