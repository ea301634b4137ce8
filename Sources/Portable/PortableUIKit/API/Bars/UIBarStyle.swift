/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark.
  case black = 1
}
