extension UIStackView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// By their contents, without gaps.
    case fill = 0
    /// Equally.
    case fillEqually = 1
    /// In proportion to their contents.
    case fillProportionally = 2
    /// By their contents, with equal gaps.
    case equalSpacing = 3
    /// With their middles at equal distances.
    case equalCentering = 4
  }
}
