public import Foundation

/// An object that is told of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Is called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Is called when the user asked for results.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells whether searching may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Is called when typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Is called when typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Is called when the user made another choice below the field.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Is called when the user ended searching.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UISearchBarDelegate {
  /// Is called when the text changed.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Is called when the user asked for results.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Is called when the user ended searching.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Lets searching begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Is called when typing began.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Lets typing end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Is called when typing ended.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Is called when the user made another choice below the field.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
