package import AccessibilityTree

extension Rect {
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  package init(centeredAt center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  package init(centeredAt center: Point, side: Double) {
    self.init(centeredAt: center, width: side, height: side)
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }

  package func outset(by gap: Double) -> Rect { outset(dx: gap, dy: gap) }

  package func outset(dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(x - dx, y - dy, max(0, width + 2 * dx), max(0, height + 2 * dy))
  }

  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Whether a part is between the left and right sides of a window.
  package func isHorizontallyVisible(between window: Rect) -> Bool {
    x < window.right && right > window.x
  }

  /// The part between the left and right sides of a window, widened by a margin; `nil` if there is
  /// none.
  package func cut(to window: Rect, margin: Double) -> Rect? {
    guard isHorizontallyVisible(between: window) else { return nil }
    let end = min(right, window.right + margin)
    // Return an uncut rectangle unchanged, because recomputing its width would add rounding errors.
    guard x < window.x - margin || end < right else { return self }
    let start = max(x, window.x - margin)
    return Rect(x: start, y: y, width: end - start, height: height)
  }
}
