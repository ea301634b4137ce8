public import Foundation

/// A rule that places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a rule.
  public override init() {
    super.init()
  }
}
