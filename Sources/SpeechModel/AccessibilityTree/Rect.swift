/// A rectangle in screen coordinates, in points.
public struct Rect: Hashable, Codable, Sendable {
  /// The left edge, in points from the left edge of the screen.
  public var x: Double
  /// The top edge, in points from the top of the screen.
  public var y: Double
  /// The width, in points; never negative.
  public var width: Double
  /// The height, in points; never negative.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size, in points.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The point in the middle of the rectangle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns whether the rectangle and another one have a common area.
  public func intersects(_ other: Rect) -> Bool {
    width > 0 && height > 0 && x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }

  /// Returns whether a point is inside the rectangle; the right and bottom edges are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}

extension Rect {
  /// Creates the smallest rectangle that contains all others; `nil` if there are none.
  package init?(around rects: [Rect]) {
    guard let x = rects.map({ $0.x }).min(), let y = rects.map({ $0.y }).min(),
      let right = rects.map({ $0.x + $0.width }).max(),
      let bottom = rects.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: x, y: y, width: right - x, height: bottom - y)
  }
}

/// A point in screen coordinates, in points from the top left corner.
public struct Point: Hashable, Codable, Sendable {
  /// The distance from the left edge of the screen, in points.
  public var x: Double
  /// The distance from the top of the screen, in points.
  public var y: Double

  /// Creates a point from its distances to the left and top edges, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
