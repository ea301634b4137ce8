extension UIView {
  /// How changes speed up.
  public enum AnimationCurve: Int, Sendable {
    /// Slow first and last.
    case easeInOut = 0
    /// Slow first.
    case easeIn = 1
    /// Slow last.
    case easeOut = 2
    /// Not at all.
    case linear = 3
  }
}
