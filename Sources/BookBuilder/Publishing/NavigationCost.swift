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
    before.withUnsafeBufferPointer { before in
      var place = 0
      // Every tag is looked at once.
      while let tag = before.firstOffset(of: UInt8(ascii: "<"), from: place) {
        place = tag + 1
        if Self.controls.contains(where: { before.holds($0, at: place) }) { tabStops += 1 }
        if Self.headings.contains(where: { before.holds($0, at: place) }) { headings += 1 }
      }
    }
    tabStops += Self.stops.map(before.count).reduce(0, +)
  }

  private static let controls: [StaticString] = [
    "a ", "button", "input", "select", "textarea", "summary",
  ]
  private static let headings: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
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
