import Articles
import Markup

extension NavigationCost {
  /// Takes what was counted while a page was printed.
  init(_ measures: PageMeasures) {
    let before = measures.beforeMain ?? ElementCounts()
    self.init(tabStops: before.tabStops, headings: before.titles + before.headings)
  }
}
