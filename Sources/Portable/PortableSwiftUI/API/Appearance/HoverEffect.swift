/// What a pointer does to what it is on.
public struct HoverEffect: Sendable {
  /// As the system likes it.
  public static let automatic = HoverEffect()
  /// Makes it lighter.
  public static let highlight = HoverEffect()
  /// Lifts it.
  public static let lift = HoverEffect()
}
