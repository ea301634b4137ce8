public import Foundation

/// What presents a controller in a bubble.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the bubble points at.
  open var sourceView: UIView?
  /// The area the bubble points at, in the view's coordinates.
  open var sourceRect: CGRect = .null
  /// The bar item the bubble points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// The item the bubble points at.
  open weak var sourceItem: AnyObject?
  /// The sides the bubble may stand at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// The views outside the bubble that answer touches.
  open var passthroughViews: [UIView]?
  /// Whether the bubble may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The smallest distances from the edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The side the bubble stands at.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
}
