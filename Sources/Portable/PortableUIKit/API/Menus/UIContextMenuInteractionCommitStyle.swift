/// How what a menu is about is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu goes.
  case dismiss = 0
  /// What was shown grows.
  case pop = 1
}
