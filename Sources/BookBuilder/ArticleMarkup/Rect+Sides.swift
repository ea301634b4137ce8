import AccessibilityTree

extension Rect {
  /// The right edge.
  var right: Double { x + width }
  /// The bottom edge.
  var bottom: Double { y + height }

  /// The area as a picture gives the part of the plane that it shows.
  var viewBox: String { "\(x.whole) \(y.whole) \(width.whole) \(height.whole)" }

  /// The area with a margin on every side; negative for one that is smaller.
  func widened(by gap: Double) -> Rect {
    Rect(
      x: x - gap,
      y: y - gap,
      width: max(0, width + 2 * gap),
      height: max(0, height + 2 * gap)
    )
  }
}
