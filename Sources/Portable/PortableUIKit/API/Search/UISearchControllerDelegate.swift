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

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UISearchControllerDelegate {
  /// Is called before searching begins.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Is called when searching began.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Is called before searching ends.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Is called when searching ended.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
