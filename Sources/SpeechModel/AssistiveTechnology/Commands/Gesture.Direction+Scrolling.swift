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

  /// The scroll that brings what lies in this direction into sight.
  var revealing: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .up
    case .down: .down
    }
  }
}
