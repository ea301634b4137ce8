/// What printing an element depends on.
struct ElementRule: Sendable {
  /// Whether white space after the element changes nothing for the reader.
  var isBlock = false
  /// When the end tag can be left out; `nil` if never.
  var impliedEnd: ImpliedEnd?
  /// What the element is counted as; `nil` if nobody asks.
  var kind: Kind?

  /// What elements are counted as.
  enum Kind: Sendable {
    case title
    case heading
    case table
    case picture
    case link
    case control
  }

  /// The rule of an element.
  static func of(_ name: TagName) -> ElementRule { all[name] ?? ElementRule() }

  private static let all: [TagName: ElementRule] = {
    var rules: [TagName: ElementRule] = [:]
    for name in blocks { rules[name, default: ElementRule()].isBlock = true }
    for (name, kind) in kinds { rules[name, default: ElementRule()].kind = kind }
    for (name, end) in ImpliedEnd.all { rules[name, default: ElementRule()].impliedEnd = end }
    return rules
  }()

  private static let blocks: [TagName] = [
    "article", "aside", "blockquote", "body", "caption", "dd", "details", "div", "dl", "dt",
    "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li",
    "link", "main", "meta", "nav", "ol", "p", "pre", "script", "section", "summary", "table",
    "tbody", "thead",
    "title", "tr", "ul",
  ]

  private static let kinds: KeyValuePairs<TagName, Kind> = [
    "h1": .title, "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading,
    "table": .table, "img": .picture, "svg": .picture, "a": .link, "button": .control,
    "input": .control, "select": .control, "textarea": .control, "summary": .control,
  ]
}
