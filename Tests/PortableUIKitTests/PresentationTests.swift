import AccessibilityTree
import PortableUIKit
import Testing

/// What the system puts beside popovers, on sheets and in fields.
@MainActor
struct PresentationTests {
  private func host(
    showing style: UIModalPresentationStyle,
    device: AccessibilityTree.Device
  ) throws -> (AccessibleScreen, UIViewController) {
    let (below, above) = (UIViewController(), UIViewController())
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    label.text = "Options"
    above.view.addSubview(label)
    above.modalPresentationStyle = style
    let screen = try AccessibleScreen(showing: below, device: device)
    above.sheetPresentationController?.detents = [.medium(), .large()]
    above.sheetPresentationController?.prefersGrabberVisible = true
    below.present(above, animated: false)
    return (screen, above)
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the place.
  // Rule: control-popover.
  @Test func `a popover ends with a way out on a tablet, not on a phone`() throws {
    let (tablet, _) = try host(showing: .popover, device: .pad)
    #expect(tablet.labels == ["Options", "dismiss popup"])
    #expect(tablet.perform(.activate, onElementLabeled: "dismiss popup"))
    #expect(tablet.labels.isEmpty)
    let (phone, _) = try host(showing: .popover, device: .phone)
    #expect(phone.labels == ["Options"])
  }

  // Source: Apple's UIKit string tables; certainty A for the hints, C for the element.
  // Rule: control-sheet.
  @Test func `the bar of a sheet makes it larger and smaller`() throws {
    let (screen, above) = try host(showing: .pageSheet, device: .phone)
    let hint = { screen.elements.first { $0.label == "Sheet Grabber" }?.hint }
    #expect(hint() == "Double tap to expand the sheet.")
    #expect(screen.perform(.activate, onElementLabeled: "Sheet Grabber"))
    #expect(hint() == "Double tap to collapse the sheet.")
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  // Source: recordings in magentaA11y; certainty B. The Russian word, and that a list at the bottom
  // has no name: C.
  // Rule: control-alert.
  @Test(arguments: [("en", "Alert"), ("ru", "Предупреждение")])
  func `an alert is named when the focus enters it`(language: String, name: String) throws {
    let root = UIViewController()
    let screen = try AccessibleScreen(showing: root, language: language)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    let heading = language == "ru" ? "Заголовок" : "Heading"
    #expect(screen.spoken(language: language).first == "\(name), Delete?, \(heading)")
    #expect(screen.elements.last.map { $0.frame.height >= 44 } == true)
    alert.dismiss(animated: false)
    root.present(
      UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet),
      animated: false
    )
    #expect(screen.spoken(language: language) == ["Delete?, \(heading)"])
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the place.
  // Rule: control-clear.
  @Test func `the button that clears a field comes after it`() throws {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
    field.text = "Ann"
    field.clearButtonMode = .always
    let screen = try AccessibleScreen(showing: field)
    #expect(screen.elements.map { $0.label ?? $0.value } == ["Ann", "Clear text"])
    #expect(screen.perform(.activate, onElementLabeled: "Clear text"))
    #expect(field.text == "")
  }

  @Test func `a tool bar shows the buttons of the top screen`() throws {
    let page = UIViewController()
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .undo), .flexibleSpace(), UIBarButtonItem(systemItem: .redo),
    ]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    #expect(try AccessibleScreen(showing: navigation).labels == ["Undo", "Redo"])
    #expect(
      try AccessibleScreen(showing: navigation, language: "ru").labels == ["Отменить", "Повторить"]
    )
  }

  @Test func `the button that starts editing becomes the one that ends it`() throws {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    let screen = try AccessibleScreen(showing: UINavigationController(rootViewController: page))
    #expect(screen.perform(.activate, onElementLabeled: "Edit"))
    #expect(page.isEditing)
    #expect(screen.labels == ["Done"])
  }
}
