/// How large the title of a screen is.
public struct ToolbarTitleDisplayMode: Sendable {
  /// As the system likes it.
  public static let automatic = ToolbarTitleDisplayMode()
  /// Below the bar.
  public static let large = ToolbarTitleDisplayMode()
  /// Within the bar.
  public static let inline = ToolbarTitleDisplayMode()
  /// Large, within the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  /// What the system thinks.
  public static let automatic = ToolbarRole()
  /// For ways through pages.
  public static let browser = ToolbarRole()
  /// For work on a document.
  public static let editor = ToolbarRole()
  /// For a stack of screens.
  public static let navigationStack = ToolbarRole()
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system likes it.
  public static let automatic = TabBarMinimizeBehavior()
  /// It does not.
  public static let never = TabBarMinimizeBehavior()
  /// On scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// On scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}
