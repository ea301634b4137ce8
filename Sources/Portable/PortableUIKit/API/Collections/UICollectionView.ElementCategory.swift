extension UICollectionView {
  /// What a view of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, footer or the like.
    case supplementaryView = 1
    /// A decoration.
    case decorationView = 2
  }

  /// The kind of view above a section.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of view below a section.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
