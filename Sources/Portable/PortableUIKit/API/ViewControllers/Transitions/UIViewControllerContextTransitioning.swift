public import Foundation

/// What is known of a controller's coming or going.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// Tells that it is complete.
  func completeTransition(_ didComplete: Bool)
  /// Gives one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Gives one of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Gives the area a controller comes to have, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Gives the area a controller had, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
}

/// The name of one of the two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The name of one of the two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
