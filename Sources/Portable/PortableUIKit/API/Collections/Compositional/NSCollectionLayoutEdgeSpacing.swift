public import Foundation

/// The distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance where a line begins.
  public final let leading: NSCollectionLayoutSpacing?
  /// The distance above.
  public final let top: NSCollectionLayoutSpacing?
  /// The distance where a line ends.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The distance below.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
