/// What a page asks of its readers and what it holds, counted while it was printed.
package struct PageMeasures: Hashable, Sendable {
  package var all = ElementCounts()
  /// What stands before the main content; `nil` for a page without one.
  package var beforeMain: ElementCounts?
  /// The addresses of the style sheets that it loads, as they stand on the page.
  package var styleSheets: [String] = []
  /// The addresses of the scripts that it loads, as they stand on the page.
  package var scripts: [String] = []
  /// Where the content of the body begins among the bytes; `nil` for a page without a body.
  package var startOfBody: Int?

  /// How many of the bytes are drawings.
  package var drawings = 0

  /// Begins with an empty page.
  package init() {}
}

extension PageMeasures {
  /// Counts a tag that was printed, with what it asks browsers to load.
  mutating func count(_ name: String, _ rule: ElementRule, _ attributes: [Attribute]) {
    if name == "main", beforeMain == nil { beforeMain = all }
    if let kind = rule.kind { all.add(kind) }
    if attributes.contains(.focusable) { all.focusables += 1 }
    if name == "link", attributes["rel"] == "stylesheet", let address = attributes["href"] {
      styleSheets.append(address)
    }
    if name == "script", let address = attributes["src"] { scripts.append(address) }
  }
}

/// How many elements of each kind were printed.
package struct ElementCounts: Hashable, Sendable {
  /// Headings of the first level.
  package var titles = 0
  /// Headings of the levels below.
  package var headings = 0
  package var tables = 0
  package var pictures = 0
  package var links = 0
  /// Buttons, fields and what else is operated.
  package var controls = 0
  /// Elements that take the focus from the Tab key because an attribute says so.
  package var focusables = 0
  private var marks: [Mark: Int] = [:]

  /// Begins with none.
  package init() {}

  /// How often the Tab key stops.
  package var tabStops: Int { links + controls + focusables }

  /// How many pieces carry a mark.
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

/// What printing an element depends on.
struct ElementRule: Sendable {
  /// Whether white space after the element changes nothing for the reader.
  var isBlock = false
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
