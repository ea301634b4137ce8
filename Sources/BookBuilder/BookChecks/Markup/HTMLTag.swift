import Markdown

/// A tag of HTML in Markdown.
struct MarkupTag: Hashable {
  /// The name as its author wrote it.
  var name: String
  /// Whether it ends an element.
  var isClosing: Bool
  var isEmpty: Bool
  var isCut: Bool
  /// Where it begins in the piece of HTML.
  var start: String.Index

  /// The name in small letters.
  var element: String { name.lowercased() }

  /// The tags in a piece of HTML, in their order; comments, and what a script or a style holds, have none.
  static func all(in html: String) -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var rest = html[...]
    while let sign = rest.firstIndex(of: "<") {
      let here = html[sign...]
      if here.hasPrefix("<!--") {
        guard let end = here.firstRange(of: "-->") else { break }
        rest = html[end.upperBound...]
        continue
      }
      guard let match = here.prefixMatch(of: /<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[\s\/>]|$)/) else {
        rest = here.dropFirst()
        continue
      }
      let whole = here.prefixMatch(of: /<\/?[A-Za-z][A-Za-z0-9-]*(?:"[^"]*"|'[^']*'|[^'"<>])*>/)
      let tag = MarkupTag(
        name: String(match.output.2),
        isClosing: !match.output.1.isEmpty,
        isEmpty: whole?.output.hasSuffix("/>") == true,
        isCut: whole == nil,
        start: sign
      )
      tags.append(tag)
      rest = html[(whole?.range ?? match.range).upperBound...]
      if !tag.isClosing, rawElements.contains(tag.element),
        let end = rest.firstRange(of: "</\(tag.name)")
      {
        rest = html[end.lowerBound...]
      }
    }
    return tags
  }

  /// Whether a name is that of an element that has no end or needs one.
  static func hasMeaning(_ element: String) -> Bool {
    void.contains(element) || closed.contains(element)
  }

  private static let rawElements: Set = ["script", "style", "textarea"]

  /// Elements that have no end.
  static let void: Set = [
    "area", "base", "basefont", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]

  /// Elements whose end may be left out.
  static let open: Set = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rp",
    "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Elements that need an end.
  static let closed: Set = [
    "a", "abbr", "acronym", "address", "article", "aside", "audio", "b", "bdi", "bdo", "big",
    "blockquote", "button", "canvas", "center", "cite", "code", "data", "datalist", "del",
    "details",
    "dfn", "dialog", "div", "dl", "em", "fieldset", "figcaption", "figure", "font", "footer",
    "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "i", "iframe", "ins", "kbd", "label",
    "legend", "main", "map", "mark", "math", "menu", "meter", "nav", "noscript", "object", "ol",
    "output", "picture", "pre", "progress", "q", "ruby", "s", "samp", "script", "search", "section",
    "select", "slot", "small", "span", "strike", "strong", "style", "sub", "summary", "sup", "svg",
    "table", "template", "textarea", "time", "title", "tt", "u", "ul", "var", "video",
  ]
}
