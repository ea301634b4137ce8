extension UIScrollView {
  /// Whether a content keeps clear of what bars and the edges of the screen cover.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Yes, as the system decides.
    case automatic = 0
    /// In the directions in which it scrolls.
    case scrollableAxes = 1
    /// No.
    case never = 2
    /// Always.
    case always = 3
  }
}
