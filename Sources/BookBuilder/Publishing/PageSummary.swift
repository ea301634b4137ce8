/// What the statement on accessibility says about a finished page.
///
/// The page itself is not kept for it: a long book has more pages than fit into memory twice.
struct PageSummary: Hashable, Sendable {
  /// The kind of the page.
  var kind: PageKind
  /// What stands between the beginning of the page and its text.
  var cost: NavigationCost
  /// What the page holds.
  var counts: SiteCounts

  /// Looks at a page as it was rendered.
  init(_ kind: PageKind, page: [UInt8]) {
    self.kind = kind
    cost = NavigationCost(page: page)
    counts = SiteCounts(page: page)
  }
}
