import BookModel
package import Markup

extension HTMLForm {
  /// The language of an element, as the dialect says it.
  package func language(_ tag: String) -> [Attribute] {
    switch dialect {
    case .html: [.lang(tag)]
    case .epub: [.lang(tag), Attribute("xml:lang", tag)]
    }
  }

  /// The name by which links find an element.
  func id(_ name: String) -> Attribute { .id(self.name(name)) }

  /// What a script needs to know of an element; nothing where there are none.
  func data(_ attribute: Attribute) -> [Attribute] { hasScripts ? [attribute] : [] }

  /// A link, or only its words.
  func link(
    to target: LinkTarget,
    _ type: LinkType? = nil,
    _ attributes: [Attribute] = [],
    content: HTML
  ) -> HTML {
    guard let address = address(target) else { return content }
    var all = [Attribute("href", address)]
    if let type, dialect != .html { all.append(Attribute("epub:type", type.rawValue)) }
    return .element(
      name: "a",
      attributes: attributes.isEmpty ? all : all + attributes,
      content: content
    )
  }

  /// What a link is to EPUB, beside its role.
  enum LinkType: String {
    case noteReference = "noteref"
    case backlink
  }

  /// Code; its language is the one whose words it borrows, and nobody translates it.
  func code(language: String, _ content: HTML) -> HTML {
    switch dialect {
    case .html: Markup.code(lang: language) { content }
    case .epub:
      .element(
        name: "code",
        attributes: self.language(language) + [.untranslated] + codeDirection,
        content: content
      )
    }
  }

  /// Lines of code.
  func lines(_ content: HTML) -> HTML {
    .element(name: "pre", attributes: codeDirection, content: content)
  }

  /// Code is read from the left on every page, which a style sheet of an EPUB must not say.
  private var codeDirection: [Attribute] {
    dialect == .epub(.rightToLeft) ? [.direction(.leftToRight)] : []
  }

  /// A note.
  func note(_ name: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    let attributes = [classes(.note), id(name)]
    switch dialect {
    case .html: return .element(name: "div", attributes: attributes, content: content())
    case .epub:
      let type = [Attribute("epub:type", "footnote"), Attribute("role", "doc-footnote")]
      return .element(name: "aside", attributes: type + attributes, content: content())
    }
  }
}
