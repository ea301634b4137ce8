/// How a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Elements were added to its collection.
  case insertion = 2
  /// Elements were removed from its collection.
  case removal = 3
  /// Elements of its collection were replaced.
  case replacement = 4
}
