/// What a content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing in particular.
  case unspecified = 0
  /// Buttons of a player.
  case playback = 1
  /// Directions in space.
  case spatial = 2
  /// From left to right in every language.
  case forceLeftToRight = 3
  /// From right to left in every language.
  case forceRightToLeft = 4
}
