import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import Testing

@MainActor
struct SearchControllerTests {
  private final class Foods: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var asked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Food"
      search.searchResultsUpdater = self
      search.searchBar.scopeButtonTitles = ["All", "Fruit"]
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      let bar = searchController.searchBar
      asked.append("\(bar.text ?? ""), \(bar.selectedScopeButtonIndex)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Apple"
      return cell
    }
  }

  // Regression: searching began with the first letter, and without the scopes.
  // Source: Apple's documentation of `updateSearchResults(for:)`, `automaticallyShowsCancelButton`
  // and `automaticallyShowsScopeBar`; certainty A.
  // Rule: control-search.
  @Test func `searching begins with editing, showing scopes and the cancel button`() async throws {
    let foods = Foods(style: .plain)
    let screen = try AccessibleScreen(showing: UINavigationController(rootViewController: foods))
    #expect(screen.spoken() == ["Food, Heading", "Search, Search field", "Apple"])
    let field = try #require(screen.elements.first { $0.traits.contains(.searchField) })
    #expect(screen.perform(.activate, on: field.id))
    #expect(foods.search.isActive)
    #expect(
      screen.spoken() == [
        "Food, Heading", "Search, Is editing, Search field, insertion point at start",
        "Cancel, Button",
        "selected, All, Button, 1 of 2", "Fruit, Button, 2 of 2", "Apple",
      ]
    )
    #expect(screen.perform(.insertText("ap"), on: field.id))
    #expect(screen.perform(.activate, onElementLabeled: "Fruit"))
    #expect(foods.asked == [", 0", "ap, 0", "ap, 1"])
    #expect(screen.perform(.activate, onElementLabeled: "Cancel"))
    #expect(screen.spoken() == ["Food, Heading", "Search, Search field", "Apple"])
    #expect(!foods.search.isActive)
  }

  @Test func `without scopes only the cancel button is shown`() throws {
    let foods = Foods(style: .plain)
    let screen = try AccessibleScreen(showing: UINavigationController(rootViewController: foods))
    foods.search.searchBar.scopeButtonTitles = nil
    foods.search.isActive = true
    #expect(
      screen.spoken() == ["Food, Heading", "Search, Search field", "Cancel, Button", "Apple"]
    )
  }

  @Test func `the buttons of a search bar have the system's size`() throws {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    let screen = try AccessibleScreen(showing: bar)
    let cancel = try #require(screen.elements.first { $0.label == "Cancel" })
    #expect(screen.origins(of: [cancel.id])[cancel.id]?.isSystemControl == true)
  }
}
