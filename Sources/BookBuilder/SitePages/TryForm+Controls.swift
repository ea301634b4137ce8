import Localization
import Markup
import SnippetNotation

extension TryForm {
  func form(
    _ name: String,
    _ attribute: Attribute? = nil,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    let attributes = [Attribute("id", name), attribute]
    return .element(
      name: "form",
      attributes: attributes.compactMap(\.self),
      content: content()
    )
  }

  func button(_ name: String) -> HTML {
    p {
      element("button", .type("button"), Attribute("name", name)) { self.name(name) }
    }
  }

  func group(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    element("fieldset") {
      element("legend") { name }
      content()
    }
  }

  func number(_ field: String) -> HTML {
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

  func lines(_ field: String, rows: Int = 2) -> HTML {
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

  func choice(
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
              // Each language is named in itself.
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

  func checkBox(_ field: String) -> HTML {
    p {
      element("label") {
        HTML.void(
          name: "input",
          attributes: [.type("checkbox"), Attribute("name", field), Attribute("checked", "")]
        )
        " "
        name(field)
      }
    }
  }

  func traitCheckBox(_ trait: String, isChosen: Bool = false) -> HTML {
    element("label") {
      HTML.void(
        name: "input",
        attributes: [.type("checkbox"), Attribute("name", "traits"), Attribute("value", trait)]
          + (isChosen ? [Attribute("checked", "")] : [])
      )
      " "
      code(lang: "en") { trait }
    }
  }

  /// An element for which `Markup` has no function.
  func element(
    _ name: String,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    .element(name: name, attributes: attributes, content: content())
  }
}
