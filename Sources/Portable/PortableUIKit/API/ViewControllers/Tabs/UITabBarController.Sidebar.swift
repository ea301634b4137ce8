public import Foundation

extension UITabBarController {
  /// The bar at the side of a tablet; here it is never shown.
  @available(iOS 18.0, *)
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the bar is left out.
    open var isHidden = true
    /// Whether the bar is wished for at first.
    open var preferredLayout = Layout.automatic

    /// How the bar stands beside the content.
    public enum Layout: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// Above the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }
  }
}
