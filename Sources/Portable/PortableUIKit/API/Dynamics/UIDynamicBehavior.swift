import Foundation

/// A force on views, or several; it is kept and not computed.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The forces it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// What would be called at each step.
  open var action: (() -> Void)?

  /// Creates one of nothing.
  public override init() {
    super.init()
  }

  /// Adds a force.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
  }

  /// Takes a force away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  // Brings the views where they come to rest, as animations end at once.
  func settle() {
    for behavior in childBehaviors { behavior.settle() }
  }
}
