public import Foundation
public import PortableFoundation

/// An outline; only its bounding box is stored.
open class CGPath {
  final var extent: CGRect

  init(_ extent: CGRect) { self.extent = extent }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect)
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect) }

  public final func contains(_ point: CGPoint) -> Bool { extent.contains(point) }

  public final var isEmpty: Bool { extent.isNull }
  public final var boundingBox: CGRect { extent }
  public final var boundingBoxOfPath: CGRect { extent }
  public final var currentPoint: CGPoint { CGPoint(x: extent.maxX, y: extent.maxY) }

  public final func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule,
    transform: CGAffineTransform = .identity
  ) -> Bool { extent.contains(point) }

  public final func copy() -> CGPath? { CGPath(extent) }
  public final func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(.null) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    grow(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    grow(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint]) {
    for point in points { grow(to: point) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    extent = extent.union(rect.applying(transform))
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    extent = extent.union(rect)
  }

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

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addLines(between: [control1, control2, end])
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { addLines(between: [control, end]) }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    extent = extent.union(rect.applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard !path.extent.isNull else { return }
    extent = extent.union(path.extent.applying(transform))
  }

  public func closeSubpath() {}

  private func grow(to point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    extent = extent.isNull ? rect : extent.union(rect)
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
