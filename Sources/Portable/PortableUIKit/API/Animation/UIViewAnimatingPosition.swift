/// Where changes came to rest.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At their end.
  case end = 0
  /// At their beginning.
  case start = 1
  /// Between.
  case current = 2
}
