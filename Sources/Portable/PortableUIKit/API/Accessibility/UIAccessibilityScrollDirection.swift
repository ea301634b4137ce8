/// The direction of a scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The content moves to the right.
  case right = 1
  /// The content moves to the left.
  case left = 2
  /// The content moves up.
  case up = 3
  /// The content moves down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
