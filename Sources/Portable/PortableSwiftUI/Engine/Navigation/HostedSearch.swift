import PortableUIKit

/// A field to search with that views want in the bar of their screen.
struct SearchWish {
  let text: Binding<String>
  let prompt: String?
}

/// A field to search with of UIKit that is tied to a text.
final class HostedSearch: UISearchController, UISearchResultsUpdating {
  private var text: Binding<String>?

  init() {
    super.init(searchResultsController: nil)
    searchResultsUpdater = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Takes what the views say now.
  func update(_ wish: SearchWish) {
    text = wish.text
    if let prompt = wish.prompt { searchBar.placeholder = prompt }
    if searchBar.text != wish.text.wrappedValue { searchBar.text = wish.text.wrappedValue }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let typed = searchController.searchBar.text ?? ""
    if text?.wrappedValue != typed { text?.wrappedValue = typed }
  }
}
