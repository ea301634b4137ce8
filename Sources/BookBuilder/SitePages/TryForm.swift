import AccessibilityTree
import Localization
import Markup
import SnippetNotation
import SpeechRules

/// The form in which readers change an element; the script fills it in from the address and shows it.
struct TryForm {
  let words: SharedWords
  /// The language of the page, as a BCP 47 tag.
  let language: String
  /// Whether there are components to begin with.
  let hasSamples: Bool

  /// The traits that can be chosen, as their names stand in the address.
  ///
  /// Those of UIKit that change what is said, and the ones that its own controls have.
  private static let traits = [
    "button", "link", "header", "image", "selected", "notEnabled", "adjustable", "toggleButton",
    "searchField", "staticText", "keyboardKey", "popUpButton", "backButton", "tabBarItem",
    "textEntry",
  ]
  /// Where an element can stand, as an address names it.
  private static let places = [
    "series", "tab", "list-start", "list-end", "landmark-start", "landmark-end", "cell",
  ]
  /// The numbers of a place; the script shows those that it has.
  private static let numbers = ["index", "count", "row", "column", "rowSpan", "columnSpan"]
  /// The languages that can be chosen, each by its tag and its own name.
  static let languages = [
    ("en", "English"), ("ru", "Русский"), ("de", "Deutsch"), ("zh-Hans", "中文"),
  ]

  /// The fields, hidden from everybody until the script is there.
  ///
  /// The line stands between what fills in the form and its fields, where readers see it while they type.
  var html: HTML {
    .group([
      beginning,
      div(Attribute("id", "line"), Attribute("data-needs-script", "")) { HTML.empty },
      fields,
    ])
  }

  /// What fills in the rest: a line of the page from which the reader came, or a component.
  private var beginning: HTML {
    form("begin", hasSamples ? Attribute("data-samples", "samples.js") : nil) {
      group(trial.begin) {
        element("div", Attribute("hidden", "")) {
          choice("line", [])
          button("fill-line")
        }
        element("div", Attribute("hidden", "")) {
          choice("sample", [])
          choice("texts", Self.languages, chosen: SpokenLanguage.ofPage(language).tag)
          button("fill-sample")
        }
      }
    }
  }

  private var fields: HTML {
    form("try") {
      group(trial.element) { aboutElement }
      group(trial.listener) { aboutListener }
    }
  }

  private var aboutElement: HTML {
    .group([
      // A text of the app may have several lines.
      .group(["label", "value", "hint"].map { lines($0, rows: 1) }),
      group(name("traits")) { HTML.group(Self.traits.map(box)) },
      choice("level", [("", option("none"))] + (1...6).map { (String($0), String($0)) }),
      choice(
        "expanded",
        [("", option("none")), ("yes", option("opened")), ("no", option("closed"))]
      ),
      .group(["action", "content", "say"].map { lines($0) }),
      choice("language", [("", option("device"))] + Self.languages),
      choice("place", [("", option("alone"))] + Self.places.map { ($0, option($0)) }),
      .group(Self.numbers.map(number)),
      lines("header"),
    ])
  }

  private var aboutListener: HTML {
    .group([
      choice(
        "tool",
        [("", words.voiceOver), (SpeechTrial.Tool.voiceControl.rawValue, words.voiceControl)]
      ),
      choice("device", Self.languages),
      choice(
        "os",
        SystemVersion.allCases.reversed().map { (String($0.rawValue), "iOS \($0.rawValue)") }
      ),
      checkBox("hints"),
      choice(
        "kind",
        [("", option("after")), ("before", option("before")), ("off", option("unspoken"))]
      ),
    ])
  }

  var trial: InterfaceWords.Trial { words.trial }

  func name(_ field: String) -> String { trial.fields[field] ?? field }

  private func option(_ value: String) -> String { trial.options[value] ?? value }
}
