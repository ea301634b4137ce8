/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates one.
  public init(radians: Double = 0) {
    self.radians = radians
  }

  /// Creates one.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Zero.
  public static let zero = Angle()

  /// Whether the first is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: AdditiveArithmetic {
  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
}
