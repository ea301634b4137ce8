/// Whether content bounces at its end.
public struct ScrollBounceBehavior: Sendable {
  /// As the system likes it.
  public static let automatic = ScrollBounceBehavior()
  /// It does.
  public static let always = ScrollBounceBehavior()
  /// It does where it is larger than the room.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system likes it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger moves.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// It does not.
  public static let never = ScrollDismissesKeyboardMode()
}

/// What keeps a distance from the sides of what scrolls.
public struct ContentMarginPlacement: Sendable {
  /// As the system likes it.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The marks at the side.
  public static let scrollIndicators = ContentMarginPlacement()
}
