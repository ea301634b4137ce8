import AccessibilityTree
import Localization
import Markup
import SpeechRules

/// The form in which readers change an element; the script fills it in from the address and shows it.
struct TryForm {
  let words: SharedWords

  /// The traits that can be chosen, as their names stand in the address.
  ///
  /// Those of UIKit that change what is said, and the ones that its own controls have.
  private static let traits = [
    "button", "link", "header", "image", "selected", "notEnabled", "adjustable", "toggleButton",
    "searchField", "staticText", "keyboardKey", "popUpButton", "backButton", "tabBarItem",
    "textEntry",
  ]
  private static let languages = [
    ("en", "English"), ("ru", "Русский"), ("de", "Deutsch"), ("zh-Hans", "中文"),
  ]

  /// The fields, hidden from everybody until the script is there.
  var html: HTML {
    element(
      "form",
      Attribute("id", "try"),
      Attribute("data-needs-script", ""),
      Attribute("hidden", "")
    ) {
      group(trial.element) {
        HTML.group(["label", "value", "hint"].map { field($0) })
        group(name("traits")) {
          HTML.group(Self.traits.map(box))
        }
        choice("level", [("", option("none"))] + (1...6).map { (String($0), String($0)) })
        choice(
          "expanded",
          [("", option("none")), ("yes", option("opened")), ("no", option("closed"))]
        )
        HTML.group(["action", "content", "say"].map(lines))
        choice("language", [("", option("device"))] + Self.languages)
        choice(
          "place",
          [("", option("alone"))]
            + ["series", "tab", "list-start", "list-end"].map { ($0, option($0)) }
        )
        field("index", kind: "number")
        field("count", kind: "number")
      }
      group(trial.listener) {
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

  private func group(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    element("fieldset") {
      element("legend") { name }
      content()
    }
  }

  private func field(_ field: String, kind: String = "text") -> HTML {
    let limits = kind == "number" ? [Attribute("min", "1"), Attribute("value", "1")] : []
    return p {
      element("label") {
        name(field)
        " "
        HTML.void(name: "input", attributes: [.type(kind), Attribute("name", field)] + limits)
      }
    }
  }

  private func lines(_ field: String) -> HTML {
    let advice = trial.advice[field]
    let id = "about-\(field)"
    let attributes =
      [Attribute("name", field), Attribute("rows", "2")]
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

  private func choice(_ field: String, _ options: [(value: String, name: String)]) -> HTML {
    p {
      element("label") {
        name(field)
        " "
        element("select", Attribute("name", field)) {
          HTML.group(
            options.map { option in
              // The names of languages are in these languages.
              Self.languages.contains { $0 == option }
                ? element("option", Attribute("value", option.value), .lang(option.value)) {
                  option.name
                }
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
