public import Foundation

/// A coming or going that follows a finger; no finger moves here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private final var part: CGFloat = 0

  /// How much is done, from 0 to 1.
  open var percentComplete: CGFloat { part }
  /// How long it takes, in seconds.
  open var duration: CGFloat { 0.35 }
  /// The speed with which it is brought to its end.
  open var completionSpeed: CGFloat = 1
  /// The way in which it slows down.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger begins it.
  open var wantsInteractiveStart = true

  /// Begins; nothing moves.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}

  /// Tells how much is done, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    part = min(max(percentComplete, 0), 1)
  }

  /// Takes it back.
  open func cancel() {
    part = 0
  }

  /// Brings it to its end.
  open func finish() {
    part = 1
  }

  /// Halts it.
  open func pause() {}
}
