/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at its last point.
  case butt = 0
  /// Round.
  case round = 1
  /// Square, beyond its last point.
  case square = 2
}
