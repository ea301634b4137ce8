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
