public import Foundation
import PortableUIKit

/// A line of straight and curved pieces; only the area around it is kept.
public struct Path: Equatable, Sendable {
  /// The area around the line, in points.
  public private(set) var boundingRect = CGRect.null

  /// Creates one.
  public init() {}

  /// Creates one.
  public init(_ rect: CGRect) {
    boundingRect = rect
  }

  /// Creates one.
  public init(ellipseIn rect: CGRect) {
    boundingRect = rect
  }

  /// Creates one.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    boundingRect = rect
  }

  /// Creates one.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    boundingRect = rect
  }

  /// Creates one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether there is no line.
  public var isEmpty: Bool { boundingRect.isNull }

  /// Move.
  public mutating func move(to end: CGPoint) { include(end) }

  /// Add line.
  public mutating func addLine(to end: CGPoint) { include(end) }

  /// Add quad curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }

  /// Add curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    include(end)
  }

  /// Add rect.
  public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }

  /// Add ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Add arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    )
  }

  /// Add lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    for point in lines { include(point) }
  }

  /// Add rounded rect.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Add path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    addRect(path.boundingRect.applying(transform))
  }

  /// The line, moved, turned or made larger.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(boundingRect.applying(transform))
  }

  /// The line around the line.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of the line.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }

  /// Close subpath.
  public mutating func closeSubpath() {}

  private mutating func include(_ point: CGPoint) {
    addRect(CGRect(origin: point, size: .zero))
  }
}

extension Path: Shape {
  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
