/// How many elements of each kind were printed.
package struct ElementCounts: Hashable, Sendable {
  /// Headings of the first level.
  package var titles = 0
  /// Headings of the levels below.
  package var headings = 0
  /// Tables.
  package var tables = 0
  /// Pictures and drawings.
  package var pictures = 0
  /// Links.
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
