import BookBuilder
import HTML

/// Turns what a page of the site shows into what a reading system understands.
///
/// Every type of EPUB's own vocabulary stands beside the ARIA role that says the same, because screen
/// readers know only the latter. Source: DPUB-ARIA 1.1.
struct EPUBMarkup {
  /// The page.
  let page: EditionPage
  /// Where links lead.
  let links: EPUBLinks

  /// The content as XHTML.
  func convert(_ content: HTML) -> HTML {
    content.mapElements(element)
  }

  private func element(_ element: HTML) -> HTML {
    switch element {
    case .element("a", let attributes, let content): link(attributes, content)
    case .element("div", let attributes, let content): block(attributes, content)
    case .element("svg", let attributes, let content):
      .element(
        name: "svg",
        attributes: [
          Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("font-size", "17"),
        ] + common(attributes),
        content: content
      )
    // Sizes in a drawing count in its own units, which a style sheet could only give as pixels.
    case .element("g", let attributes, let content):
      .element(
        name: "g",
        attributes: common(attributes) + [Attribute("font-size", "15")],
        content: content
      )
    // Code is read from the left on every page, and a style sheet must not say so.
    case .element("pre", let attributes, let content),
      .element("code", let attributes, let content):
      .element(
        name: element.holds(["pre"]) ? "pre" : "code",
        attributes: common(attributes)
          + (page.direction == .leftToRight ? [] : [.direction(.leftToRight)]),
        content: content
      )
    case .element(let name, let attributes, let content):
      .element(name: name, attributes: common(attributes), content: content)
    case .void("img", let attributes):
      .void(name: "img", attributes: common(attributes).map(source))
    case .void(let name, let attributes): .void(name: name, attributes: common(attributes))
    case .text, .group: element
    }
  }

  /// A link; one that leads to what a reader of the file does not have is only its words.
  private func link(_ attributes: [Attribute], _ content: HTML) -> HTML {
    let common = common(attributes)
    guard let reference = attributes["href"] else {
      return .element(name: "a", attributes: common, content: content)
    }
    switch links.target(of: reference, on: page) {
    case .nowhere: return content
    case .address(let address):
      let type: [Attribute] =
        switch attributes["role"] {
        case "doc-noteref"?: [Attribute("epub:type", "noteref")]
        case "doc-backlink"?: [Attribute("epub:type", "backlink")]
        default: []
        }
      let others = common.filter { !["href", "type"].contains($0.name) }
      return a(href: address, content: content, type + others)
    }
  }

  private func a(href: String, content: HTML, _ attributes: [Attribute]) -> HTML {
    .element(name: "a", attributes: [Attribute("href", href)] + attributes, content: content)
  }

  /// A block: a note says what it is; a table on a page that does not scroll needs no name for the
  /// area that would.
  private func block(_ attributes: [Attribute], _ content: HTML) -> HTML {
    let common = common(attributes)
    switch attributes["class"] {
    case "note"?:
      let note = [Attribute("epub:type", "footnote"), Attribute("role", "doc-footnote")]
      return .element(name: "aside", attributes: note + common, content: content)
    case "table wide"?:
      return .element(name: "div", attributes: [.class("table")], content: content)
    default: return .element(name: "div", attributes: common, content: content)
    }
  }

  /// The attributes without what only scripts of the site use, and with the language as XML says it.
  private func common(_ attributes: [Attribute]) -> [Attribute] {
    attributes.flatMap { attribute -> [Attribute] in
      if attribute.name.hasPrefix("data-") { return [] }
      guard attribute.name == "lang" else { return [attribute] }
      return [attribute, Attribute("xml:lang", attribute.value)]
    }
  }

  private func source(_ attribute: Attribute) -> Attribute {
    guard attribute.name == "src", let address = links.picture(attribute.value, on: page) else {
      return attribute
    }
    return Attribute("src", address)
  }
}
