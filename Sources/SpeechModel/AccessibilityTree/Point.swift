/// A place on the screen, in points from its top left corner.
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
