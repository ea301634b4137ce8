import Foundation

/// An object that calls methods when the user swipes from an edge; nothing swipes here.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen.
  open var edges: UIRectEdge = []
}
