/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
