/// Which elements of HTML say something by themselves.
enum HTMLElements {
  /// Elements that only hold a place together: without them nothing is lost.
  static let plain: Set = [
    "a", "address", "article", "aside", "body", "br", "center", "colgroup", "dd", "details", "div",
    "dl", "dt", "figcaption", "figure", "font", "footer", "header", "hr", "html", "main", "nav",
    "p", "picture", "section", "source", "small", "span", "summary", "wbr", "nobr", "u", "ins",
    "mark",
    "abbr", "cite", "dfn", "q", "var", "samp", "kbd", "code", "tt", "em", "i", "b", "strong", "del",
    "s", "strike", "img", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "ul", "pre", "blockquote",
    "label", "time", "big",
  ]
  /// Elements whose meaning is lost without them, while their words stay.
  static let meant: Set = [
    "sup", "sub", "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "ruby", "rt",
    "math", "button", "input", "select", "option", "form", "textarea", "progress", "meter",
  ]
  /// Elements of which nothing is text.
  static let wordless: Set = [
    "style", "script", "svg", "iframe", "video", "audio", "object", "embed", "canvas", "noscript",
    "template", "link", "meta", "head", "title",
  ]
  /// Elements that begin and end a paragraph.
  static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "div",
    "dl", "dt", "figcaption", "figure", "footer", "form", "header", "hr", "html", "main", "nav",
    "p",
    "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "ol", "pre", "picture",
  ]

  /// Whether a name is one of HTML, or of an element that somebody defined: those have a hyphen.
  static func contains(_ tag: HTMLTag) -> Bool {
    plain.contains(tag.name) || meant.contains(tag.name) || wordless.contains(tag.name)
      || tag.name.contains("-")
  }
}
