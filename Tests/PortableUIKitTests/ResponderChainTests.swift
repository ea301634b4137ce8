import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct ResponderChainTests {
  // Rule: scrub.
  // Source: Apple's documentation of `accessibilityPerformEscape`; certainty A.
  @Test func `escape asks the element, its superviews and the controller`() throws {
    let controller = Listening()
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.perform(.escape, onElementLabeled: "a"))
    #expect(controller.log == ["box", "controller"])
  }

  @Test func `an element that isn't a view asks its container`() throws {
    let controller = Listening()
    let screen = try AccessibleScreen(showing: controller)
    let element = UIAccessibilityElement(accessibilityContainer: controller.box)
    element.accessibilityLabel = "dot"
    controller.box.accessibilityElements = [element]
    #expect(screen.perform(.magicTap, onElementLabeled: "dot"))
    #expect(controller.log == ["controller magic"])
  }

  @Test func `without a handler nothing answers`() throws {
    let screen = try AccessibleScreen(showing: UIView.element("a"))
    for action in [AccessibilityAction.escape, .magicTap, .scroll(.up)] {
      #expect(!screen.perform(action, onElementLabeled: "a"))
    }
  }

  // Rule: scroll-rows.
  @Test func `a scroll view scrolls by a page and announces its position`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    scroll.contentSize = CGSize(width: 400, height: 500)
    scroll.addSubview(.element("a"))
    let screen = try AccessibleScreen(showing: scroll)
    #expect(screen.perform(.scroll(.down), onElementLabeled: "a"))
    #expect(scroll.contentOffset.y == 200)
    #expect(screen.takeNotifications() == [.pageScrolled("page 2 of 3")])
    #expect(screen.elements.first?.frame.y == -100)
    #expect(screen.perform(.scroll(.next), onElementLabeled: "a"))
    #expect(screen.takeNotifications() == [.pageScrolled("page 3 of 3")])
    #expect(screen.perform(.scroll(.down), onElementLabeled: "a"))
    let end = AccessibilityNotification.pageScrolled("page 3 of 3")
    #expect(screen.takeNotifications() == [end, end])
    #expect(screen.perform(.scroll(.up), onElementLabeled: "a"))
    #expect(screen.takeNotifications() == [.pageScrolled("page 2 of 3")])
    #expect(!screen.perform(.scroll(.left), onElementLabeled: "a"))
  }

  @Test func `escape goes back in a navigation controller`() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    let screen = try AccessibleScreen(showing: navigation)
    #expect(screen.perform(.escape, onElementLabeled: "Second"))
    #expect(navigation.topViewController === first)
    #expect(screen.takeNotifications() == [.dismissed])
  }

  @Test func `escape dismisses a sheet but not a full screen`() throws {
    for (style, isLeft) in [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false)] {
      let root = UIViewController()
      let screen = try AccessibleScreen(showing: root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      let label = UIView.label("In the sheet")
      label.frame = CGRect(x: 0, y: 100, width: 200, height: 20)
      sheet.view.addSubview(label)
      root.present(sheet, animated: true)
      #expect(screen.takeNotifications() == [.screenChanged(focus: nil, text: nil)])
      #expect(screen.perform(.escape, onElementLabeled: "In the sheet") == isLeft)
      #expect((root.presentedViewController == nil) == isLeft)
    }
  }

  @Test func `a presented view hides the view below`() throws {
    let root = UIViewController()
    let below = UIView.label("below")
    below.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
    root.view.addSubview(below)
    let screen = try AccessibleScreen(showing: root)
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    var log: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") }
    )
    root.present(alert, animated: true)
    #expect(screen.labels == ["Delete?", "For ever.", "Cancel", "Delete"])
    #expect(screen.perform(.activate, onElementLabeled: "Delete"))
    #expect(screen.labels == ["below"])
    root.present(alert, animated: true)
    #expect(screen.perform(.escape, onElementLabeled: "Delete?"))
    #expect(log == ["delete", "cancel"])
  }

  @Test func `the shown controller may dismiss itself`() throws {
    let controller = Listening()
    let screen = try AccessibleScreen(showing: controller)
    controller.dismiss(animated: true)
    #expect(screen.takeNotifications() == [.dismissed])
  }

  private final class Listening: UIViewController {
    var log: [String] = []
    lazy var box = Box(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.owner = self
      box.addSubview(.element("a"))
      view.addSubview(box)
    }

    override func accessibilityPerformEscape() -> Bool {
      log.append("controller")
      return true
    }

    override func accessibilityPerformMagicTap() -> Bool {
      log.append("controller magic")
      return true
    }
  }

  private final class Box: UIView {
    weak var owner: Listening?

    override func accessibilityPerformEscape() -> Bool {
      owner?.log.append("box")
      return false
    }
  }
}
