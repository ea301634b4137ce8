/// The space between sections.
public struct ListSectionSpacing: Sendable {
  /// The usual.
  public static let `default` = ListSectionSpacing()
  /// Little.
  public static let compact = ListSectionSpacing()
}

/// How much weight a header has.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// How much weight a badge has.
public struct BadgeProminence: Hashable, Sendable {
  /// The usual.
  public static let standard = BadgeProminence()
  /// More.
  public static let increased = BadgeProminence()
  /// Less.
  public static let decreased = BadgeProminence()
}
