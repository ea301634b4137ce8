import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct MenuTests {
  private func sorting(chosen: @escaping (String) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      children: ["Price", "Name"].map { title in UIAction(title: title) { chosen($0.title) } }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  // Source: recordings; certainty B for the trait. The title of the selected entry: developer.apple.com;
  // certainty A.
  // Rule: control-pop-up.
  @Test func `a pop-up button is labeled with the selected entry`() throws {
    let element = try #require(AccessibleScreen(showing: sorting()).elements.first)
    #expect(element.label == "Price")
    #expect(element.traits == [.button, .popUpButton])
  }

  // Source: captures of iOS 27.0 (“Pane sizes Button Pop up button Double tap to activate the picke”);
  // certainty H. For items of bars: C.
  // Rule: control-pop-up.
  @Test func `a menu button is a button and a pop-up button, not collapsed`() throws {
    let button = sorting()
    let line = "Price, Button, Pop up button, Double tap to activate the picker"
    #expect(try AccessibleScreen(showing: button).spoken(hints: true) == [line])
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Price", menu: button.menu)
    page.navigationItem.rightBarButtonItem = item
    let screen = try AccessibleScreen(showing: UINavigationController(rootViewController: page))
    #expect(screen.spoken(hints: true) == [line])
    item.menu = nil
    #expect(screen.spoken(hints: true) == ["Price, Button"])
    let other = UIBarButtonItem(
      title: "Name",
      image: nil,
      target: nil,
      action: nil,
      menu: button.menu
    )
    page.navigationItem.rightBarButtonItem = other
    #expect(
      screen.spoken(hints: true)
        == ["Name, Button, Pop up button, Double tap to activate the picker"]
    )
    button.menu = nil
    button.accessibilityExpandedStatus = .expanded
    #expect(try AccessibleScreen(showing: button).elements.first?.isExpanded == true)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the checked entry.
  // Rule: control-menu.
  @Test(arguments: [("en", "Dismiss context menu"), ("ru", "Закрыть контекстное меню")])
  func `a touch opens the menu and an entry closes it`(language: String, exit: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    var chosen: [String] = []
    let button = sorting { chosen.append($0) }
    let screen = try AccessibleScreen(showing: button, language: language)
    #expect(screen.perform(.activate, onElementLabeled: "Price"))
    #expect(screen.labels == ["Price", "Name", exit])
    #expect(screen.elements.map { $0.traits.contains(.selected) } == [true, false, false])
    #expect(screen.perform(.activate, onElementLabeled: "Name"))
    #expect(screen.labels == ["Name"])
    #expect(chosen == ["Name"])
  }

  @Test func `dismissing a menu changes nothing`() throws {
    let screen = try AccessibleScreen(showing: sorting())
    screen.perform(.activate, onElementLabeled: "Price")
    #expect(screen.perform(.activate, onElementLabeled: "Dismiss context menu"))
    #expect(screen.labels == ["Price"])
  }

  @Test func `inline menus are expanded, hidden entries left out`() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [UIAction(title: "Copy") { _ in }]),
      UIAction(title: "Secret", attributes: .hidden) { _ in },
      UIAction(title: "Delete", attributes: .disabled) { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    let screen = try AccessibleScreen(showing: button)
    screen.perform(.activate, onElementLabeled: "More")
    #expect(screen.labels == ["Copy", "Delete", "Dismiss context menu"])
    #expect(screen.elements[1].traits == [.button, .notEnabled])
  }
}
