import SourceText

struct HTMLTag: Hashable {
  var name: String
  var isClosing: Bool
  var isEmpty: Bool
  var isTruncated: Bool
  var start: String.Index

  var element: String { name.lowercased() }

  /// The tags in a piece of HTML, in order; tags in comments, scripts and styles are skipped.
  static func all(in html: String) -> [HTMLTag] {
    guard html.includes("<") else { return [] }
    var tags: [HTMLTag] = []
    var reader = HTMLTagReader(html)
    while let tag = reader.next() { tags.append(tag) }
    return tags
  }

  /// Whether a name is that of a void element, or of an element whose end tag is required.
  static func isKnown(_ element: String) -> Bool {
    void.contains(element) || closed.contains(element)
  }

  static let rawElements: Set = ["script", "style", "textarea"]

  static let void: Set = [
    "area", "base", "basefont", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]

  static let open: Set = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rp",
    "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

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
