/// What assistive technologies find at a place of the tree.
enum AccessibilityRule {
  /// What the children are.
  case children
  /// An element of its own.
  case element(AccessibilityFacts)
  /// What the view of UIKit says that is seen here.
  case native
  /// The children, in something that scrolls.
  case scroll
  /// The children, with some facts changed.
  case changed(AccessibilityChange)
  /// The children in a row of a list, with some facts changed; one to be touched takes the whole row.
  case row(AccessibilityChange?)
  /// The children, which are the visible title of what stands beside them.
  case title
  /// Nothing.
  case hidden
  /// The children as one element or as a container, which is not enabled if controls around it are not.
  case grouped(AccessibilityChildBehavior, isEnabled: Bool)
  /// The children as one element, which is then changed: buttons and other controls.
  case control((inout AccessibilityFacts) -> Void)
  /// What other views are, which are not seen.
  case represented([RenderedView])
  /// An element that holds what other views are, which are not seen.
  case holding([RenderedView])
}

/// A change of facts by a modifier.
struct AccessibilityChange {
  /// Whether it makes an element of what is none.
  ///
  /// Source: AccessibilitySnapshot, images of properties on shapes; certainty A.
  var makesElement = false
  let apply: (inout AccessibilityFacts) -> Void
}
