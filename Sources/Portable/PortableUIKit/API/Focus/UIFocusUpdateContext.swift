import Foundation

/// How the focus of a keyboard moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that has the focus now.
  open var nextFocusedView: UIView? { nil }
  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// What has the focus now.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
}
