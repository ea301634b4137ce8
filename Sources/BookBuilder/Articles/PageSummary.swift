package import BookModel

/// What the statement on accessibility says about a finished page.
///
/// The page itself is not kept for it: a long book has more pages than fit into memory twice.
package struct PageSummary: Hashable, Sendable {
  /// The kind of the page.
  package var kind: PageKind
  /// What stands between the beginning of the page and its text.
  package var cost: NavigationCost
  /// What the page holds.
  package var counts: SiteCounts

  /// Creates a summary.
  package init(kind: PageKind, cost: NavigationCost, counts: SiteCounts) {
    self.kind = kind
    self.cost = cost
    self.counts = counts
  }
}
