public import Foundation

/// An object that is told which tab was chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Is called when the user chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UITabBarDelegate {
  /// Does nothing; Apple's method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
