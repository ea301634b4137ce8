/// Where changes are that others can stop.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or complete.
  case inactive = 0
  /// Begun.
  case active = 1
  /// Stopped.
  case stopped = 2
}
