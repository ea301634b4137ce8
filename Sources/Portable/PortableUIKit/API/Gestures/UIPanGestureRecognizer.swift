public import Foundation

/// An object that calls methods when the user drags; nothing drags here.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Gives the distance of the drag in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Sets the distance of the drag in a view's coordinates, in points; nothing drags here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// Gives the speed of the drag in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
