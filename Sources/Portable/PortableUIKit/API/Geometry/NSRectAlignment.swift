/// The side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// Above.
  case top = 1
  /// Above, where a line begins.
  case topLeading = 2
  /// Where a line begins.
  case leading = 3
  /// Below, where a line begins.
  case bottomLeading = 4
  /// Below.
  case bottom = 5
  /// Below, where a line ends.
  case bottomTrailing = 6
  /// Where a line ends.
  case trailing = 7
  /// Above, where a line ends.
  case topTrailing = 8
}
