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

  /// The area with a margin on every side; negative for one that is smaller.
  package func widened(by gap: Double) -> Rect { widened(dx: gap, dy: gap) }

  /// The area with margins at the sides, and above and below.
  package func widened(dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(x - dx, y - dy, max(0, width + 2 * dx), max(0, height + 2 * dy))
  }

  /// Whether another rectangle lies wholly within.
  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Whether a part lies between the sides of a window.
  package func isSeen(between window: Rect) -> Bool { x < window.right && right > window.x }

  /// The part between the sides of a window, and so much beyond; `nil` if there is none.
  package func cut(to window: Rect, margin: Double) -> Rect? {
    guard isSeen(between: window) else { return nil }
    let end = min(right, window.right + margin)
    // What is not cut stays exactly what it is: a width that is computed anew may differ a little.
    guard x < window.x - margin || end < right else { return self }
    let start = max(x, window.x - margin)
    return Rect(x: start, y: y, width: end - start, height: height)
  }
}
