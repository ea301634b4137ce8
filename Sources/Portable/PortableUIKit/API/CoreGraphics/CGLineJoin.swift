/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}
