import AccessibilityTree
import PortableUIKit
import Testing

/// Looks described for a whole class, which change nothing that is spoken.
@MainActor
struct AppearanceTests {
  @Test func `a look for all objects of a class does not change the next one`() throws {
    UINavigationBar.appearance().prefersLargeTitles = true
    UIBarButtonItem.appearance().tintColor = .red
    UITableView.appearance().allowsSelection = false
    UILabel.appearance().text = "all"
    #expect(UILabel().text == nil)
    #expect(UITableView().allowsSelection)
  }
}
