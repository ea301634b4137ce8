/// How content changes; nothing moves here.
public struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// Through transparency.
  public static let opacity = ContentTransition()
  /// From one form to the next.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// From one symbol to the next.
  public static let symbolEffect = ContentTransition()
  /// From one symbol to the next.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}
