import AccessibilityTree
import PortableUIKit
import Testing

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

  // Source: Apple's UIKit string tables; certainty A for the words, C for the position.
  // Rule: control-popover.
  @Test func `a popover ends with a dismiss area on a tablet, not on a phone`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let (tablet, _) = try host(showing: .popover, device: .pad)
    #expect(tablet.labels == ["Options", "dismiss popup"])
    #expect(tablet.perform(.activate, onElementLabeled: "dismiss popup"))
    #expect(tablet.labels.isEmpty)
    let (phone, _) = try host(showing: .popover, device: .phone)
    #expect(phone.labels == ["Options"])
  }

  // Source: Apple, `UISheetPresentationController.Detent`; certainty A.
  @Test func `a sheet is as high as its detent, excluding the bottom safe area`() throws {
    let (screen, above) = try host(showing: .pageSheet, device: .phone)
    let window = screen.window
    let most = window.bounds.height - window.safeAreaInsets.top - 10 - window.safeAreaInsets.bottom
    #expect(window.bounds.height - above.view.frame.minY - window.safeAreaInsets.bottom == most / 2)
    above.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(above.view.frame.minY == window.safeAreaInsets.top + 10)
    above.sheetPresentationController?.detents = [.custom { _ in 200 }]
    above.sheetPresentationController?.selectedDetentIdentifier = nil
    #expect(above.view.frame.minY == window.bounds.height - window.safeAreaInsets.bottom - 200)
  }

  // Source: Apple's UIKit string tables; certainty A for the hints, C for the element.
  // Rule: control-sheet.
  @Test func `the grabber expands and collapses a sheet`() throws {
    let (screen, above) = try host(showing: .pageSheet, device: .phone)
    let hint = { screen.elements.first { $0.label == "Sheet Grabber" }?.hint }
    #expect(hint() == "Double tap to expand the sheet.")
    #expect(screen.perform(.activate, onElementLabeled: "Sheet Grabber"))
    #expect(hint() == "Double tap to collapse the sheet.")
    #expect(above.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  // Ours; certainty C.
  // Rule: control-sheet.
  @Test(arguments: [AccessibilityTree.Device.phone, .pad])
  func `the grabber of a sheet is read first`(device: AccessibilityTree.Device) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let (screen, above) = try host(showing: .pageSheet, device: device)
    above.view.subviews.first?.frame.origin = .zero
    #expect(screen.spoken() == ["Sheet Grabber, Button", "Options"])
  }

  // Source: recordings in magentaA11y; certainty B. The Russian word, and that an action sheet
  // isn't announced: C.
  // Rule: control-alert.
  @Test(arguments: [("en", "Alert"), ("ru", "Предупреждение")])
  func `an alert is announced on entry`(language: String, name: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
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

  // Source: Apple's Human Interface Guidelines on alerts; certainty A. That the titles must fit: C.
  // Rule: control-alert-answers.
  @Test(arguments: [
    (UIAlertController.Style.alert, ["Delete"], ["Keep", "Delete"]),
    (.alert, ["Delete this and everything in it"], ["Delete this and everything in it", "Keep"]),
    (.alert, ["Delete", "Archive"], ["Delete", "Archive", "Keep"]),
    (.actionSheet, ["Delete"], ["Delete", "Keep"]),
  ])
  func `the cancel button is first of two side by side, otherwise last`(
    style: UIAlertController.Style,
    answers: [String],
    order: [String]
  ) throws {
    let root = UIViewController()
    let screen = try AccessibleScreen(showing: root)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    for answer in answers { alert.addAction(UIAlertAction(title: answer, style: .destructive)) }
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    root.present(alert, animated: false)
    #expect(screen.labels == order)
  }

  private func page(opening kind: String, onClose: @escaping () -> Void = {}) -> UIViewController {
    let page = UIViewController()
    let title = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    title.text = "Pizza"
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    button.setTitle("More", for: .normal)
    if kind == "menu" {
      button.menu = UIMenu(children: [UIAction(title: "OK") { _ in onClose() }])
      button.showsMenuAsPrimaryAction = true
    }
    button.addAction(
      UIAction { [weak page] _ in
        page?.present(Self.modal(kind, onClose: onClose), animated: false)
      },
      for: .touchUpInside
    )
    page.view.addSubview(title)
    page.view.addSubview(button)
    return page
  }

  private static func modal(_ kind: String, onClose: @escaping () -> Void) -> UIViewController {
    guard kind == "sheet" else {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onClose() })
      return alert
    }
    let sheet = UIViewController()
    let done = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    done.setTitle("OK", for: .normal)
    done.addAction(
      UIAction { [weak sheet] _ in
        sheet?.dismiss(animated: false)
        onClose()
      },
      for: .touchUpInside
    )
    sheet.view.addSubview(done)
    sheet.modalPresentationStyle = .pageSheet
    return sheet
  }

  // Contested: a suite of UI tests for the title, two others for the opener; certainty C.
  // Rule: dismissed-opener.
  @Test(arguments: ["menu", "alert", "sheet"])
  func `after a dismissal the first element is read`(kind: String) async throws {
    let screen = try AccessibleScreen(showing: page(opening: kind))
    #expect(
      try await screen.driven(by: "touch More", "double tap", "touch OK", "double tap").suffix(3)
        == ["[activated OK]", "[dismissed]", "Pizza"]
    )
  }

  // Source: Apple's documentation of the notifications; certainty A.
  // Rule: dismissed-opener.
  @Test(arguments: [
    ("menu", UIAccessibility.Notification.screenChanged, "[screen changed]"),
    ("alert", .screenChanged, "[screen changed]"), ("sheet", .screenChanged, "[screen changed]"),
    ("menu", .layoutChanged, "[layout changed]"), ("alert", .layoutChanged, "[layout changed]"),
    ("sheet", .layoutChanged, "[layout changed]"),
  ])
  func `an element posted after a dismissal gets the focus`(
    kind: String,
    notification: UIAccessibility.Notification,
    event: String
  ) async throws {
    weak var host: UIViewController?
    let controller = page(opening: kind) {
      UIAccessibility.post(notification: notification, argument: host?.view.subviews.last)
    }
    host = controller
    let line = kind == "menu" ? "More, Button, Pop up button" : "More, Button"
    let screen = try AccessibleScreen(showing: controller)
    #expect(
      try await screen.driven(by: "touch More", "double tap", "touch OK", "double tap").suffix(4)
        == ["[activated OK]", "[dismissed]", event, line]
    )
  }

  // Rule: dismissed-opener.
  @Test func `consecutive dismissals leave nothing behind`() async throws {
    weak var host: UIViewController?
    let controller = page(opening: "menu") {
      host?.present(Self.modal("alert") {}, animated: false)
    }
    host = controller
    let screen = try AccessibleScreen(showing: controller)
    let lines = try await screen.driven(
      by: "touch More",
      "double tap",
      "touch OK",
      "double tap",
      "touch OK",
      "double tap"
    )
    #expect(lines.contains("Alert, Sure?, Heading"))
    #expect(lines.suffix(2) == ["[dismissed]", "Pizza"])
  }

  // Ours; certainty C.
  @Test func `if the opener is gone, the first element is read`() async throws {
    weak var host: UIViewController?
    let controller = page(opening: "sheet") {
      host?.view.subviews.last?.removeFromSuperview()
    }
    host = controller
    let screen = try AccessibleScreen(showing: controller)
    #expect(
      try await screen.driven(by: "touch More", "double tap", "touch OK", "double tap").suffix(2)
        == ["[dismissed]", "Pizza"]
    )
  }

  // Source: Apple's UIKit string tables; certainty A for the words, C for the position.
  // Rule: control-clear.
  @Test func `the clear button follows its field`() throws {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
    field.text = "Ann"
    field.clearButtonMode = .always
    let screen = try AccessibleScreen(showing: field)
    #expect(screen.elements.map { $0.label ?? $0.value } == ["Ann", "Clear text"])
    #expect(screen.perform(.activate, onElementLabeled: "Clear text"))
    #expect(field.text == "")
  }

  @Test func `a toolbar shows the top screen's buttons`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
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

  @Test func `the edit button becomes Done while editing`() throws {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    let screen = try AccessibleScreen(showing: UINavigationController(rootViewController: page))
    #expect(screen.perform(.activate, onElementLabeled: "Edit"))
    #expect(page.isEditing)
    #expect(screen.labels == ["Done"])
  }
}
