public import Foundation
public import PortableFoundation

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
  /// The rectangle around the path without the control points of its curves.
  public final var boundingBoxOfPath: CGRect { extent }
  /// The place reached last, in points.
  public final var currentPoint: CGPoint { CGPoint(x: extent.maxX, y: extent.maxY) }

  /// Tells whether a point lies in the rectangle around the path.
  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    extent.contains(point)
  }

  /// Gives a path of the same form.
  public final func copy() -> CGPath? { CGPath(extent) }
  /// Gives a path of the same form that can be changed.
  public final func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }
}

/// An outline to be changed; only the rectangle around it is kept.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(.null)
  }

  /// Starts a new part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    grow(to: point.applying(transform))
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    grow(to: point.applying(transform))
  }

  /// Draws straight lines from point to point.
  public func addLines(between points: [CGPoint]) {
    for point in points { grow(to: point) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    extent = extent.union(rect.applying(transform))
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
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    extent = extent.union(rect.applying(transform))
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard !path.extent.isNull else { return }
    extent = extent.union(path.extent.applying(transform))
  }

  /// Ends the path where it began.
  public func closeSubpath() {}

  private func grow(to point: CGPoint) {
    let place = CGRect(origin: point, size: .zero)
    extent = extent.isNull ? place : extent.union(place)
  }
}
