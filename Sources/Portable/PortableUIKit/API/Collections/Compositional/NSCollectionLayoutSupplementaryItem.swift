import Foundation

/// The place of a badge at an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public final let elementKind: String
  /// The height among the views beside it.
  open var zIndex = 1

  init(_ layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a badge at the edges of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind)
  }

  /// Creates a badge whose edges are at the edges of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind)
  }
}
