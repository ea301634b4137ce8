public import Foundation

/// A place in a group whose app computes all places itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The area in the group, in points.
  public final let frame: CGRect
  /// The height among the items beside it.
  public final let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
