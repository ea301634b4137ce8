public import Foundation

/// A change of scale, angle and place in space; layers keep it and draw nothing.
public struct CATransform3D: Equatable, Sendable {
  /// The number that makes what is far small.
  public var m34: CGFloat = 0
  fileprivate var movement = [CGFloat](repeating: 0, count: 3)
  fileprivate var scale = [CGFloat](repeating: 1, count: 3)
  fileprivate var turn = [CGFloat](repeating: 0, count: 4)

  /// Creates a change of nothing.
  public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No change at all.
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a movement, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
)
  -> CATransform3D
{
  var transform = CATransform3D()
  transform.movement = [tx, ty, tz]
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a change of scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.scale = [sx, sy, sz]
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives a turn by an angle in radians around a line.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  transform.turn = [angle, x, y, z]
  return transform
}
