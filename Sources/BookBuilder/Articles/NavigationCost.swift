/// What stands between the beginning of a page and its text, for somebody who cannot point.
package struct NavigationCost: Hashable, Sendable {
  /// How often the Tab key is pressed before the focus is in the text.
  package var tabStops = 0
  /// How many headings come before the title.
  package var headings = 0

  /// Takes what was counted.
  package init(tabStops: Int, headings: Int) {
    self.tabStops = tabStops
    self.headings = headings
  }

  /// The most that a page may ask for.
  ///
  /// The skip link takes a reader over all of it with one key; this is for those who do not use it.
  package static let budget = (tabStops: 8, headings: 0)

  /// Whether a page asks for too much.
  package var isTooHigh: Bool {
    tabStops > Self.budget.tabStops || headings > Self.budget.headings
  }
}
