extension UITableView {
  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; nothing moves here.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case top = 3
    /// Downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// Into the middle.
    case middle = 6
    /// As the system decides.
    case automatic = 100
  }
}
