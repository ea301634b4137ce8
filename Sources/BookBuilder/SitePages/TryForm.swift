import AccessibilityTree
import Localization
import Markup
import SnippetNotation
import SpeechRules

/// The form for changing an element; its script fills it in from the address and shows it.
struct TryForm {
  let words: SharedInterfaceText
  let language: String
  let hasSamples: Bool

  /// The traits that readers can choose, by their names in the address: the traits of UIKit that
  /// change what is spoken, and those of its own controls.
  private static let traits = [
    "button", "link", "header", "image", "selected", "notEnabled", "adjustable", "toggleButton",
    "searchField", "staticText", "keyboardKey", "popUpButton", "backButton", "tabBarItem",
    "textEntry",
  ]
  private static let positions = [
    "series", "tab", "list-start", "list-end", "landmark-start", "landmark-end", "cell",
  ]
  private static let numbers = ["index", "count", "row", "column", "rowSpan", "columnSpan"]
  static let languages = [
    ("en", "English"), ("ru", "Русский"), ("de", "Deutsch"), ("zh-Hans", "中文"),
  ]

  /// What readers can start from: a line of the page they came from, or a component.
  var startingPoints: HTML {
    form("begin", hasSamples ? Attribute("data-samples", "samples.js") : nil) {
      group(trial.begin) {
        element("div", Attribute("hidden", "")) {
          choice("line", [])
          button("fill-line")
        }
        element("div", hasSamples ? .class("samples") : Attribute("hidden", "")) {
          choice("sample", [])
          choice("texts", Self.languages, chosen: SpokenLanguage.forPage(language).tag)
          button("fill-sample")
        }
      }
    }
  }

  /// The element and its listener.
  var fields: HTML {
    form("try") {
      group(trial.element) { elementFields }
      details(summary: .text(trial.more)) { furtherFields }
      details(summary: .text(trial.listener)) { listenerFields }
    }
  }

  private var elementFields: HTML {
    .group([
      // A text of the app may have several lines.
      .group(["label", "value", "hint"].map { lines($0, rows: 1) }),
      group(name("traits")) { HTML.group(Self.traits.map { traitCheckBox($0) }) },
    ])
  }

  private var furtherFields: HTML {
    .group([
      choice("level", [("", option("none"))] + (1...6).map { (String($0), String($0)) }),
      choice(
        "expanded",
        [("", option("none")), ("yes", option("opened")), ("no", option("closed"))]
      ),
      .group(["action", "content", "say"].map { lines($0) }),
      choice("language", [("", option("device"))] + Self.languages),
      choice("place", [("", option("alone"))] + Self.positions.map { ($0, option($0)) }),
      .group(Self.numbers.map(number)),
      lines("header"),
    ])
  }

  private var listenerFields: HTML {
    .group([
      choice(
        "tool",
        [("", words.voiceOver), (TryItElement.Tool.voiceControl.rawValue, words.voiceControl)]
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

  var trial: InterfaceText.Trial { words.trial }

  func name(_ field: String) -> String { trial.fields[field] ?? field }

  private func option(_ value: String) -> String { trial.options[value] ?? value }
}
