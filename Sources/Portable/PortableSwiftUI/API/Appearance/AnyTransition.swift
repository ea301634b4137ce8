public import Foundation

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
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Changes only what is seen.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Changes only what is seen.
  public static let blurReplace = AnyTransition()
  /// Changes only what is seen.
  public static let symbolEffect = AnyTransition()
  /// Changes only what is seen.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Changes only what is seen.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Changes only what is seen.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
