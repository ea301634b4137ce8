import PortableUIKit

/// What links inside a stack of screens ask for.
@MainActor
final class Navigator {
  /// The stack, as long as it is on the screen.
  weak var stack: HostedNavigation?

  /// Puts a screen on top; one that a place pushed before is shown anew.
  func push(_ view: AnyView, from identity: ViewIdentity, environment: EnvironmentValues) {
    stack?.push(view, from: identity, environment: environment)
  }

  /// Puts the screen of a value on top.
  func push(_ value: AnyHashable) { stack?.push(value) }

  /// Shows what a place pushed as it is now.
  func refresh(_ view: AnyView, from identity: ViewIdentity) {
    stack?.refresh(view, from: identity)
  }
}

extension EnvironmentValues {
  /// The stack of screens around a view.
  var navigator: Navigator? {
    get { value(nil) }
    set { keep(newValue) }
  }
}

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

  required init?(coder: NSCoder) { nil }

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
