import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct AppearanceTests {
  @Test func `an appearance proxy does not change new objects`() throws {
    UINavigationBar.appearance().prefersLargeTitles = true
    UIBarButtonItem.appearance().tintColor = .red
    UITableView.appearance().allowsSelection = false
    UILabel.appearance().text = "all"
    #expect(UILabel().text == nil)
    #expect(UITableView().allowsSelection)
  }
}
