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
        TryForm(words: words, language: language, hasSamples: hasSamples).html
        div(Attribute("id", "result"), Attribute("data-needs-script", ""), Attribute("hidden", ""))
        { HTML.empty }
        heading(level: 2) { words.trial.examples }
        p { words.trial.examplesLead }
        ul { HTML.group(words.trial.samples.map(sample)) }
      }
    }
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
      "code": trial.code, "copy": trial.copy, "copied": trial.copied, "address": trial.address,
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
