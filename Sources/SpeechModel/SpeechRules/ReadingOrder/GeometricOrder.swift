import AccessibilityTree

/// The rule by which two places on a screen are read one after the other.
///
/// Two places less than a threshold apart vertically are in one row and are read along the line;
/// otherwise the upper one comes first. Only top left corners count. Because of the threshold the
/// relation is not transitive.
///
/// Source: AccessibilitySnapshot, confirmed by its reference images; certainty A.
struct GeometricOrder: Sendable {
  /// The least vertical distance between two rows, in points: 8 on a phone, 13 elsewhere.
  let rowDistance: Double
  /// The direction in which a row is read.
  let direction: AccessibilityTree.LayoutDirection

  /// Creates the rule for a screen.
  init(_ tree: AccessibilityTree) {
    rowDistance = tree.device == .phone ? 8 : 13
    direction = tree.direction
  }

  /// Tells whether the first place is read before the second.
  func precedes(_ first: Point, _ second: Point) -> Bool {
    if abs(first.y - second.y) >= rowDistance { return first.y < second.y }
    return switch direction {
    case .leftToRight: first.x < second.x
    case .rightToLeft: first.x > second.x
    }
  }

  /// Returns the place that no other one precedes, the earliest listed if several qualify.
  func first(of places: [Point]) -> Point? {
    places.min(by: precedes)
  }

  /// Returns nodes in the order of their places; equal ones keep their order.
  ///
  /// An insertion sort: stable, and safe with a relation that is not transitive, for which the
  /// standard library promises nothing.
  func sorted(_ placed: [(node: AccessibilityNode, place: Point)]) -> [AccessibilityNode] {
    var sorted: [(node: AccessibilityNode, place: Point)] = []
    sorted.reserveCapacity(placed.count)
    for next in placed {
      var index = sorted.endIndex
      while index > 0, precedes(next.place, sorted[index - 1].place) { index -= 1 }
      sorted.insert(next, at: index)
    }
    return sorted.map { $0.node }
  }
}
