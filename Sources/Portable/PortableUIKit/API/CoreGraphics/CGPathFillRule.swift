/// How it is decided what lies within an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// By the direction of the lines around a point.
  case winding = 0
  /// By the number of lines around a point.
  case evenOdd = 1
}
