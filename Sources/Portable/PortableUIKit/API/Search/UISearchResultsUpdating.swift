public import Foundation

/// An object that is told what to look for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Is called when the text or the choice below it changed.
  func updateSearchResults(for searchController: UISearchController)
}
