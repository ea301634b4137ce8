/// A colour on a screen, in sRGB.
public struct ScreenColor: Hashable, Codable, Sendable {
  /// The red part, from 0 to 1.
  public var red: Double
  /// The green part, from 0 to 1.
  public var green: Double
  /// The blue part, from 0 to 1.
  public var blue: Double

  /// Creates a colour of its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
