/// How a section is scrolled across the direction of the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and to the edge of a group in the end.
  case continuousGroupLeadingBoundary = 2
  /// By pages.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which come to the middle.
  case groupPagingCentered = 5
}
