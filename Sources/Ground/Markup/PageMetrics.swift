package struct PageMetrics: Hashable, Sendable {
  package var all = ElementCounts()
  package var beforeMain: ElementCounts?
  package var styleSheets: [String] = []
  package var scripts: [String] = []
  /// The byte offset of the body's content; `nil` for a page without a body.
  package var startOfBody: Int?

  package var drawings = 0
  /// How many closed disclosures surround the current element; their content has no Tab stops.
  var closed = 0

  package init() {}

  mutating func count(_ name: String, _ rule: ElementRule, _ attributes: [Attribute]) {
    if name == "main", beforeMain == nil { beforeMain = all }
    let isStop = closed == 0 || name == "summary" && closed == 1
    if let kind = rule.kind, isStop || ![.link, .control].contains(kind) { all.add(kind) }
    if attributes.contains(.focusable), isStop { all.focusables += 1 }
    if name == "link", attributes["rel"] == "stylesheet", let address = attributes["href"] {
      styleSheets.append(address)
    }
    if name == "script", let address = attributes["src"] { scripts.append(address) }
  }
}

package struct ElementCounts: Hashable, Sendable {
  package var titles = 0
  /// Headings of levels 2 to 6.
  package var headings = 0
  package var tables = 0
  package var pictures = 0
  package var links = 0
  package var controls = 0
  /// Elements with a Tab stop because of their `tabindex`.
  package var focusables = 0
  private var marks: [Mark: Int] = [:]

  package init() {}

  package var tabStops: Int { links + controls + focusables }

  package subscript(mark: Mark) -> Int { marks[mark, default: 0] }

  mutating func add(_ mark: Mark) {
    marks[mark, default: 0] += 1
  }

  mutating func add(_ kind: ElementRule.Kind) {
    switch kind {
    case .title: titles += 1
    case .heading: headings += 1
    case .table: tables += 1
    case .picture: pictures += 1
    case .link: links += 1
    case .control: controls += 1
    }
  }
}

struct ElementRule: Sendable {
  /// Whether whitespace after the element is insignificant.
  var isBlock = false
  var kind: Kind?

  enum Kind: Sendable {
    case title
    case heading
    case table
    case picture
    case link
    case control
  }

  static func of(_ name: String) -> ElementRule { all[name] ?? ElementRule() }

  private static let all: [String: ElementRule] = {
    var rules: [String: ElementRule] = [:]
    for name in blocks { rules[name, default: ElementRule()].isBlock = true }
    for (name, kind) in kinds { rules[name, default: ElementRule()].kind = kind }
    return rules
  }()

  private static let blocks: [String] = [
    "article", "aside", "blockquote", "body", "caption", "dd", "details", "div", "dl", "dt",
    "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li",
    "link", "main", "meta", "nav", "ol", "p", "pre", "script", "section", "summary", "table",
    "tbody", "thead",
    "title", "tr", "ul",
  ]

  private static let kinds: KeyValuePairs<String, Kind> = [
    "h1": .title, "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading,
    "table": .table, "img": .picture, "svg": .picture, "a": .link, "button": .control,
    "input": .control, "select": .control, "textarea": .control, "summary": .control,
  ]
}
