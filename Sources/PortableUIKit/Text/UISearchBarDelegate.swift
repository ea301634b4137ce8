public import Foundation

/// An object that is told of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Is called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Is called when the user asked for results.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Is called when the user ended searching.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// Apple's methods are optional.
extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
