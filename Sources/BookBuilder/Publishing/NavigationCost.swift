/// What stands between the beginning of a page and its text, for somebody who cannot point.
struct NavigationCost: Hashable, Sendable {
  /// How often the Tab key is pressed before the focus is in the text.
  var tabStops: Int
  /// How many headings come before the title.
  var headings: Int

  /// Takes what was counted.
  init(tabStops: Int, headings: Int) {
    self.tabStops = tabStops
    self.headings = headings
  }

  /// Counts on a finished page.
  init(page: [UInt8]) {
    let start = page.firstOffset(of: "<main") ?? 0
    let before = String(decoding: page[..<start], as: UTF8.self)
    func count(_ text: String) -> Int { before.count(ofBytes: text) }
    let controls = ["<a ", "<button", "<input", "<select", "<textarea", "<summary"]
    tabStops = (controls + ["tabindex=\"0\"", "tabindex=0"]).map(count).reduce(0, +)
    headings = (1...6).map { count("<h\($0)") }.reduce(0, +)
  }

  /// The most that a page may ask for.
  ///
  /// The skip link takes a reader over all of it with one key; this is for those who do not use it.
  static let budget = (tabStops: 8, headings: 0)

  /// Whether a page asks for too much.
  var isTooHigh: Bool {
    tabStops > Self.budget.tabStops || headings > Self.budget.headings
  }
}
