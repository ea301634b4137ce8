/// Whether the rows of a list are edited.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// One is, for a while.
  case transient
  /// They are.
  case active

  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}
