import AccessibilityTree

extension AccessibilityElement {
  /// Returns the element that is nearest in a direction.
  func nearest(
    to direction: Gesture.Direction,
    among elements: [AccessibilityElement]
  ) -> AccessibilityElement? {
    elements
      .filter { $0.id != id && $0.frame.center.lies(direction, of: frame.center) }
      .min {
        $0.frame.center.distance(to: frame.center) < $1.frame.center.distance(to: frame.center)
      }
  }
}

extension Point {
  /// Tells whether the point lies in a direction from another one.
  fileprivate func lies(_ direction: Gesture.Direction, of other: Point) -> Bool {
    switch direction {
    case .right: x > other.x
    case .left: x < other.x
    case .up: y < other.y
    case .down: y > other.y
    }
  }

  /// The square of the distance to another point.
  fileprivate func distance(to other: Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
