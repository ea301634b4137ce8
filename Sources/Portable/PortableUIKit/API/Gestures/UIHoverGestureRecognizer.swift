public import Foundation

/// An object that calls methods when a pointer is over a view; no pointer moves here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
}
