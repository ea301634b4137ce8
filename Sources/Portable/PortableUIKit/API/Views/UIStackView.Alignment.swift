extension UIStackView {
  /// How views stand across a stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where a line begins.
    case leading = 1
    /// With the baselines of their first lines on one height.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where a line ends.
    case trailing = 4
    /// With the baselines of their last lines on one height.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
