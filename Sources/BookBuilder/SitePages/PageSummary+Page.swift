import Articles
import BookModel
import Markup

extension PageSummary {
  /// Takes what was counted while a page was printed.
  init(_ kind: PageKind, _ measures: PageMeasures) {
    self.init(kind: kind, cost: NavigationCost(measures), counts: SiteCounts(measures))
  }
}
