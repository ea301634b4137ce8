import Foundation

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when the user changes the order of items.
  public struct ReorderingHandlers {
    /// Tells whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Is called before the order is changed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Is called when the order was changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What is asked and told when items are opened and closed.
  public struct SectionSnapshotHandlers {
    /// Tells whether an item can be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Is called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Tells whether an item can be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Is called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Gives what is in an item that is opened.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }
}
