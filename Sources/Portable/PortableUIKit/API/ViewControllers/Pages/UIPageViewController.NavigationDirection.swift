extension UIPageViewController {
  /// Whether the user goes on or back.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }
}
