public import Foundation

/// An outline; only the rectangle around it is kept.
open class UIBezierPath: NSObject {
  private var extent: CGRect

  /// Creates an empty path.
  public override init() {
    extent = .null
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    extent = rect
  }

  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Creates the outline of a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// The rectangle around the path.
  open var bounds: CGRect { extent.isNull ? .zero : extent }
  /// Whether nothing was drawn yet.
  open var isEmpty: Bool { extent.isNull }

  /// Starts a new part of the path.
  open func move(to point: CGPoint) {
    grow(to: point)
  }

  /// Draws a straight line.
  open func addLine(to point: CGPoint) {
    grow(to: point)
  }

  /// Ends the path where it began.
  open func close() {}

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    extent = extent.union(bezierPath.extent)
  }

  /// Tells whether a point lies within the rectangle around the path.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  private func grow(to point: CGPoint) {
    let place = CGRect(origin: point, size: .zero)
    guard !extent.isNull else {
      extent = place
      return
    }
    let left = min(extent.minX, point.x)
    let top = min(extent.minY, point.y)
    extent = CGRect(
      x: left,
      y: top,
      width: max(extent.maxX, point.x) - left,
      height: max(extent.maxY, point.y) - top
    )
  }
}
