public import Foundation
import PortableUIKit

/// An outline; only its bounding box is stored.
public struct Path: Equatable, Sendable {
  public private(set) var boundingRect = CGRect.null

  public init() {}
  public init(_ rect: CGRect) { boundingRect = rect }
  public init(ellipseIn rect: CGRect) { boundingRect = rect }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { boundingRect = rect }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    boundingRect = rect
  }

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { boundingRect.isNull }

  public mutating func move(to end: CGPoint) { include(end) }
  public mutating func addLine(to end: CGPoint) { include(end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    include(end)
  }

  public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

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

  public mutating func addLines(_ lines: [CGPoint]) {
    for point in lines { include(point) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    addRect(path.boundingRect.applying(transform))
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(boundingRect.applying(transform))
  }

  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }

  public mutating func closeSubpath() {}
  private mutating func include(_ point: CGPoint) { addRect(CGRect(origin: point, size: .zero)) }
}

extension Path: Shape { public nonisolated func path(in rect: CGRect) -> Path { self } }
