public import Foundation

/// An object that makes a controller come or go; it is never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Gives how long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Makes the changes.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
