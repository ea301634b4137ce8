public import Foundation

/// An object that is told when searching begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Is called before searching begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Is called when searching began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Is called before searching ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Is called when searching ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Apple's methods are optional.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
