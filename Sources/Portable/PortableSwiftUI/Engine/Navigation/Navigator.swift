import PortableUIKit

@MainActor
final class Navigator {
  weak var stack: HostedNavigation?

  /// Pushes a screen, or updates it if it was pushed from the same place before.
  func push(_ view: AnyView, from identity: ViewIdentity, environment: EnvironmentValues) {
    stack?.push(view, from: identity, environment: environment)
  }

  func push(_ value: AnyHashable) { stack?.push(value) }

  func refresh(_ view: AnyView, from identity: ViewIdentity) {
    stack?.refresh(view, from: identity)
  }
}

struct SearchFieldRequest {
  let text: Binding<String>
  let prompt: String?
}

final class HostedSearch: UISearchController, UISearchResultsUpdating {
  private var text: Binding<String>?

  init() {
    super.init(searchResultsController: nil)
    searchResultsUpdater = self
  }

  required init?(coder: NSCoder) { nil }

  func update(_ wish: SearchFieldRequest) {
    text = wish.text
    if let prompt = wish.prompt { searchBar.placeholder = prompt }
    if searchBar.text != wish.text.wrappedValue { searchBar.text = wish.text.wrappedValue }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let typed = searchController.searchBar.text ?? ""
    if text?.wrappedValue != typed { text?.wrappedValue = typed }
  }
}
