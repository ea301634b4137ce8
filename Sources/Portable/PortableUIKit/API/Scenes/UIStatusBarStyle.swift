/// The look of the line with time and signal.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}
