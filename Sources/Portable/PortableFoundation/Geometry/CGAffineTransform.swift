public import Foundation

/// A change of scale, angle and place; views keep it and draw nothing.
public struct CGAffineTransform: Equatable, Sendable {
  /// The first number of the first row.
  public var a: CGFloat
  /// The second number of the first row.
  public var b: CGFloat
  /// The first number of the second row.
  public var c: CGFloat
  /// The second number of the second row.
  public var d: CGFloat
  /// The movement to the right, in points.
  public var tx: CGFloat
  /// The movement down, in points.
  public var ty: CGFloat

  /// No change at all.
  public static let identity = CGAffineTransform()

  /// Creates a transform that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a movement.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a change of scale.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
}
