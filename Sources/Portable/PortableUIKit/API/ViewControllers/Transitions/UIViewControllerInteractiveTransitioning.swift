import Foundation

/// An object that makes a controller come or go with a finger; it is never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
}
