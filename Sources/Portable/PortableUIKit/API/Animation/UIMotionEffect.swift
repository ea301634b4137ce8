public import Foundation

/// A change that follows the way a device is held; nothing moves here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates a change.
  public override init() {
    super.init()
  }
}
