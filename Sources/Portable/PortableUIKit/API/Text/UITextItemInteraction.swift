/// What the user does to a link in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Opens it.
  case invokeDefaultAction = 0
  /// Asks for its menu.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}
