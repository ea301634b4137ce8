public import Foundation

/// An outline in the form Core Graphics uses; only the rectangle around it is kept.
open class CGPath {
  final var extent: CGRect

  init(_ extent: CGRect) {
    self.extent = extent
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect)
  }

  /// Creates the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect)
  }

  /// Creates the outline of a rectangle with rounded corners, in points.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect)
  }

  /// Tells whether a point lies in the rectangle around the path.
  public final func contains(_ point: CGPoint) -> Bool { extent.contains(point) }

  /// Whether the path has no point.
  public final var isEmpty: Bool { extent.isNull }

  /// The rectangle around the path.
  public final var boundingBox: CGRect { extent }
}

/// An outline to be changed; only the rectangle around it is kept.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(.null)
  }

  /// Starts a new part of the path.
  public func move(to point: CGPoint) {
    grow(to: point)
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint) {
    grow(to: point)
  }

  /// Draws straight lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for point in points { grow(to: point) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    extent = extent.union(rect)
  }

  /// Adds a rectangle with rounded corners, in points.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    extent = extent.union(rect)
  }

  /// Adds a part of a circle; the whole circle counts for the extent.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let corner = CGPoint(x: center.x - radius, y: center.y - radius)
    addRect(CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius)))
  }

  /// Adds a curve with two control points, which count for the extent.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addLines(between: [control1, control2, end])
  }

  /// Adds a curve with a control point, which counts for the extent.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addLines(between: [control, end])
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    extent = extent.union(rect)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) {
    extent = extent.union(path.extent)
  }

  /// Ends the path where it began.
  public func closeSubpath() {}

  private func grow(to point: CGPoint) {
    let place = CGRect(origin: point, size: .zero)
    extent = extent.isNull ? place : extent.union(place)
  }
}
