import Foundation

extension UIView {
  /// Lets the subviews follow a change of size as their masks say.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.stretch(
        start: frame.minX,
        length: frame.width,
        by: bounds.width - oldSize.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      (frame.origin.y, frame.size.height) = Self.stretch(
        start: frame.minY,
        length: frame.height,
        by: bounds.height - oldSize.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      view.frame = frame
    }
  }

  /// Shares a change of length equally among the flexible parts.
  private static func stretch(
    start: CGFloat,
    length: CGFloat,
    by change: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard parts > 0 else { return (start, length) }
    let share = change / CGFloat(parts)
    return (start + (flexible.before ? share : 0), max(0, length + (flexible.length ? share : 0)))
  }
}
