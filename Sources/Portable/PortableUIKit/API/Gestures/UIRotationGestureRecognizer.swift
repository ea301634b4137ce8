public import Foundation

/// An object that calls methods when the user turns two fingers; nothing turns here.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// How fast the angle changes, in radians per second.
  open var velocity: CGFloat { 0 }
}
