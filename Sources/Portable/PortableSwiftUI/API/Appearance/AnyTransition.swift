/// How a view comes and goes; nothing moves here.
public struct AnyTransition: Sendable {
  /// Identity.
  public static let identity = AnyTransition()
  /// Opacity.
  public static let opacity = AnyTransition()
  /// Scale.
  public static let scale = AnyTransition()
  /// Slide.
  public static let slide = AnyTransition()
  /// Changes only what is seen.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
