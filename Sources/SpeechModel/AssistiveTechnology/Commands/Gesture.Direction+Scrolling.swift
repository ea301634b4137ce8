import AccessibilityTree

extension Gesture.Direction {
  /// The direction that UIKit names for a swipe of three fingers.
  ///
  /// Sideways it is the direction of the fingers, vertically that of the scroll bar: fingers that
  /// move up scroll down. Source: a comment in Flutter's SemanticsObject.mm; certainty B.
  var scrollDirection: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .down
    case .down: .up
    }
  }
}
