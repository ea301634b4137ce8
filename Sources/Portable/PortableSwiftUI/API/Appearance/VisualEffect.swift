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

/// Where a view is while it scrolls into sight; here always in it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it is seen.
  case topLeading
  /// While it is seen.
  case identity
  /// After it was seen.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while, and 1 after it is seen.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When a view changes while it scrolls into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// As it goes.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// At once, in a way.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
}

// Effects by the place of a view: nothing moves, so they are accepted and do nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { self }
  /// Changes only what is seen.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { self }
  /// Changes only what is seen.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { self }
}
