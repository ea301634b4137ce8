extension UITabBarController {
  /// Where tabs stand on a tablet; here they always stand in a bar.
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar that can become a side bar.
    case tabSidebar = 2
  }
}
