extension UIView {
  /// Whether a view dims its colours.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As its superview.
    case automatic = 0
    /// No.
    case normal = 1
    /// Yes.
    case dimmed = 2
  }
}
