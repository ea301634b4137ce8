import AccessibilityTree
import Localization
import Markup
import SnippetNotation
import SpeechRules
import SpeechTrial

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
  private static let languages = [
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
      group(trial.element) {
        // A text of the app may have several lines.
        HTML.group(["label", "value", "hint"].map { lines($0, rows: 1) })
        group(name("traits")) {
          HTML.group(Self.traits.map(box))
        }
        choice("level", [("", option("none"))] + (1...6).map { (String($0), String($0)) })
        choice(
          "expanded",
          [("", option("none")), ("yes", option("opened")), ("no", option("closed"))]
        )
        HTML.group(["action", "content", "say"].map { lines($0) })
        choice("language", [("", option("device"))] + Self.languages)
        choice(
          "place",
          [("", option("alone"))]
            + Self.places.map { ($0, option($0)) }
        )
        HTML.group(Self.numbers.map(number))
        lines("header")
      }
      group(trial.listener) {
        choice(
          "tool",
          [
            ("", words.voiceOver), (SpeechTrial.Tool.voiceControl.rawValue, words.voiceControl),
          ]
        )
        choice("device", Self.languages)
        choice(
          "os",
          SystemVersion.allCases.reversed().map { (String($0.rawValue), "iOS \($0.rawValue)") }
        )
        p {
          element("label") {
            HTML.void(
              name: "input",
              attributes: [.type("checkbox"), Attribute("name", "hints"), Attribute("checked", "")]
            )
            " "
            name("hints")
          }
        }
        choice(
          "kind",
          [("", option("after")), ("before", option("before")), ("off", option("unspoken"))]
        )
      }
    }
  }

  private var trial: InterfaceWords.Trial { words.trial }

  private func name(_ field: String) -> String { trial.fields[field] ?? field }

  private func option(_ value: String) -> String { trial.options[value] ?? value }

  private func form(
    _ name: String,
    _ attribute: Attribute? = nil,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    let attributes = [
      Attribute("id", name), Attribute("data-needs-script", ""), Attribute("hidden", ""), attribute,
    ]
    return .element(
      name: "form",
      attributes: attributes.compactMap(\.self),
      content: content()
    )
  }

  private func button(_ name: String) -> HTML {
    p {
      element("button", .type("button"), Attribute("name", name)) { self.name(name) }
    }
  }

  private func group(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    element("fieldset") {
      element("legend") { name }
      content()
    }
  }

  private func number(_ field: String) -> HTML {
    p {
      element("label") {
        name(field)
        " "
        HTML.void(
          name: "input",
          attributes: [.type("number"), Attribute("name", field), Attribute("min", "1")]
        )
      }
    }
  }

  private func lines(_ field: String, rows: Int = 2) -> HTML {
    let advice = trial.advice[field]
    let id = "about-\(field)"
    let attributes =
      [Attribute("name", field), Attribute("rows", String(rows))]
      + (advice == nil ? [] : [Attribute("aria-describedby", id)])
    return p {
      element("label") {
        name(field)
        " "
        HTML.element(name: "textarea", attributes: attributes, content: .empty)
      }
      if let advice {
        " "
        span(Attribute("id", id)) { advice }
      }
    }
  }

  private func choice(
    _ field: String,
    _ options: [(value: String, name: String)],
    chosen: String? = nil
  ) -> HTML {
    p {
      element("label") {
        name(field)
        " "
        element("select", Attribute("name", field)) {
          HTML.group(
            options.map { option in
              // The names of languages are in these languages.
              Self.languages.contains { $0 == option }
                ? HTML.element(
                  name: "option",
                  attributes: [Attribute("value", option.value), .lang(option.value)]
                    + (option.value == chosen ? [Attribute("selected", "")] : []),
                  content: .text(option.name)
                )
                : element("option", Attribute("value", option.value)) { option.name }
            }
          )
        }
      }
    }
  }

  private func box(_ trait: String) -> HTML {
    element("label") {
      HTML.void(
        name: "input",
        attributes: [.type("checkbox"), Attribute("name", "traits"), Attribute("value", trait)]
      )
      " "
      code(lang: "en") { trait }
    }
  }

  private func element(
    _ name: String,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    .element(name: name, attributes: attributes, content: content())
  }
}
