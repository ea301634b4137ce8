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
