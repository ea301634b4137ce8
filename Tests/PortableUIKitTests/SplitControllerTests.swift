import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct SplitControllerTests {
  private func page(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("Mail"), for: .primary)
    split.setViewController(page("Letter"), for: .secondary)
    return split
  }

  // Rule: control-columns.
  // Source: Apple's documentation of `UISplitViewController`; certainty A; for the initial state C.
  @Test func `a phone pushes the detail onto the list, with a back button`() throws {
    let split = split()
    let screen = try AccessibleScreen(showing: split)
    #expect(split.isCollapsed)
    #expect(screen.spoken() == ["Mail, Heading"])
    split.viewController(for: .primary)?.showDetailViewController(page("Reply"), sender: nil)
    #expect(screen.spoken() == ["Mail, Back button", "Reply, Heading"])
    #expect(screen.perform(.activate, onElementLabeled: "Mail"))
    #expect(screen.spoken() == ["Mail, Heading"])
  }

  // Rule: control-columns.
  // Source: Apple's documentation of `UISplitViewController`; certainty A.
  @Test func `a tablet shows both, the list at the leading side`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let split = split()
    let screen = try AccessibleScreen(showing: split, device: .pad)
    #expect(!split.isCollapsed)
    #expect(screen.spoken() == ["Mail, Heading", "Letter, Heading"])
    let frames = screen.elements.map(\.frame)
    #expect(frames[0].x < 320 && frames[1].x > 320)
    split.hide(.primary)
    #expect(screen.spoken() == ["Letter, Heading"])
    split.showDetailViewController(page("Reply"), sender: nil)
    #expect(screen.spoken() == ["Reply, Heading"])
  }

  @Test func `two controllers of a classic split view keep their own bars`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: page("Mail")),
      UINavigationController(rootViewController: page("Letter")),
    ]
    #expect(
      try AccessibleScreen(showing: split, device: .pad).spoken()
        == ["Mail, Heading", "Letter, Heading"]
    )
  }
}
