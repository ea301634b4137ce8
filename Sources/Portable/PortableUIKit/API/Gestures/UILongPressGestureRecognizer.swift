public import Foundation

/// An object that calls methods when the user touches and holds.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10

  // The finger stays, then leaves. Source: Apple's documentation of the class; certainty A.
  override var stages: [State] { [.began, .ended] }
}
