public import Foundation

/// An object that calls methods when the user pinches; nothing pinches here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the fingers moved apart.
  open var scale: CGFloat = 1
  /// How fast the factor changes, per second.
  open var velocity: CGFloat { 0 }
}
