/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// Ordinary.
  case `default` = 0
  /// Small.
  case compact = 1
  /// Ordinary, with a line above the title.
  case defaultPrompt = 101
  /// Small, with a line above the title.
  case compactPrompt = 102
}
