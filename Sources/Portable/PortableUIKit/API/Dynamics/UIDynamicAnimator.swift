import Foundation

/// What lets forces move views; here nothing moves but what snaps to a place.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in which the places are counted.
  open private(set) weak var referenceView: UIView?
  /// The forces.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is told of pauses; here nobody is told.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates one for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates one without a view.
  public override init() {
    super.init()
  }

  /// Whether anything moves; here everything has moved already.
  open var isRunning: Bool { false }

  /// Adds a force.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.settle()
  }

  /// Takes a force away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }

  /// Takes all forces away.
  open func removeAllBehaviors() {
    behaviors = []
  }

  /// Takes the place of an item that the app changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An object that is told when things begin to move and come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Is called before things move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Is called when things are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIDynamicAnimatorDelegate {
  /// Is called before things move.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Is called when things are at rest.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
