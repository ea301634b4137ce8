public import Foundation

/// What changes how a view looks by where it stands; nothing of it is seen here.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Changes only what is seen.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Changes only what is seen.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
}
