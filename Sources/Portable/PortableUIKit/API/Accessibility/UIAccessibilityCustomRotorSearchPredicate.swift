public import Foundation

/// Where a rotor's search starts and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search starts.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a predicate.
  public override init() {
    super.init()
  }
}
