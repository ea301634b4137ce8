import Articles
package import Markup
package import ScreenDrawing

/// Renders the drawing of a screen as inline SVG or as a file.
///
/// It adds class names in the spelling of the format, and the languages of texts.
package struct DrawingHTML {
  let form: HTMLFormat
  let language: String

  package init(form: HTMLFormat, language: String) {
    self.form = form
    self.language = language
  }

  /// Whether the drawing shows a phone rather than a card.
  func hasPhone(_ wireframe: Wireframe) -> Bool { svg(wireframe).hasPhone }

  func html(_ wireframe: Wireframe, named name: String) -> HTML {
    html(svg(wireframe).element(named: name))
  }

  /// A picture cropped to what it shows.
  ///
  /// - Parameter name: its accessibility label; `nil` to hide it from assistive technologies. Then
  ///   it is small, and shows only what matters.
  func html(picture wireframe: Wireframe, named name: String?) -> HTML {
    let svg = ScreenSVG(
      wireframe,
      isInHTML: form.dialect == .html,
      hasScripts: false,
      size: name == nil ? .tile : .thumbnail
    )
    return html(svg.element(named: name))
  }

  package func file(_ wireframe: Wireframe, style: String) -> HTML {
    html(svg(wireframe).file(style: style))
  }

  private func svg(_ wireframe: Wireframe) -> ScreenSVG {
    ScreenSVG(wireframe, isInHTML: form.dialect == .html, hasScripts: form.hasScripts)
  }

  private func html(_ element: SVGElement) -> HTML {
    var attributes = element.attributes.map { attribute -> Attribute in
      switch attribute {
      case .classes(let names):
        Attribute.class(names.map { form.classes[$0] }.joined(separator: " "))
      case .named(let name, let value): Attribute(name, value)
      }
    }
    let isText = element.name == "text"
    if isText, let own = ScriptRuns(language: language).firstForeignLanguage(in: element.text) {
      attributes += form.language(own)
    }
    return .element(
      name: element.name,
      attributes: attributes,
      content: element.text.isEmpty ? .group(element.children.map(html)) : .text(element.text)
    )
  }
}

extension ClassNames {
  package subscript(_ name: SVGClass) -> String { self[ClassName(name: name.rawValue)] }
}

extension ScriptRuns {
  func firstForeignLanguage(in text: String) -> String? {
    runs(of: text).lazy.compactMap { run in
      if case .text(_, let own?) = run { return own }
      return nil
    }
    .first
  }
}
