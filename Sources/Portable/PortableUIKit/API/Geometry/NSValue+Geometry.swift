public import Foundation

/// Rectangles, points and sizes as objects, as notifications carry them.
extension NSValue {
  /// Creates an object from a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates an object from a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates an object from a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}
