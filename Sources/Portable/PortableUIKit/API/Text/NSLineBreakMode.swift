/// How a text that is too long is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping = 0
  /// Broken between letters.
  case byCharWrapping = 1
  /// Cut at the edge.
  case byClipping = 2
  /// Cut at its head.
  case byTruncatingHead = 3
  /// Cut at its tail.
  case byTruncatingTail = 4
  /// Cut in its middle.
  case byTruncatingMiddle = 5
}
