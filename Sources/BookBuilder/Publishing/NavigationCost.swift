/// What stands between the beginning of a page and its text, for somebody who cannot point.
struct NavigationCost: Hashable, Sendable {
  /// How often the Tab key is pressed before the focus is in the text.
  var tabStops = 0
  /// How many headings come before the title.
  var headings = 0

  /// Takes what was counted.
  init(tabStops: Int, headings: Int) {
    self.tabStops = tabStops
    self.headings = headings
  }

  /// Counts on a finished page.
  init(page: [UInt8]) {
    let before = Array(page[..<(page.firstOffset(of: "<main") ?? 0)])
    var place = 0
    // Every tag is looked at once.
    while let tag = before.firstOffset(of: UInt8(ascii: "<"), from: place) {
      place = tag + 1
      let rest = before[place...]
      if Self.controls.contains(where: { rest.starts(with: $0) }) { tabStops += 1 }
      if Self.headings.contains(where: { rest.starts(with: $0) }) { headings += 1 }
    }
    tabStops += Self.stops.map(before.count).reduce(0, +)
  }

  private static let controls = ["a ", "button", "input", "select", "textarea", "summary"]
    .map { Array($0.utf8) }
  private static let headings = (1...6).map { Array("h\($0)".utf8) }
  private static let stops = ["tabindex=\"0\"", "tabindex=0"]

  /// The most that a page may ask for.
  ///
  /// The skip link takes a reader over all of it with one key; this is for those who do not use it.
  static let budget = (tabStops: 8, headings: 0)

  /// Whether a page asks for too much.
  var isTooHigh: Bool {
    tabStops > Self.budget.tabStops || headings > Self.budget.headings
  }
}
