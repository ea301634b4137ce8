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
