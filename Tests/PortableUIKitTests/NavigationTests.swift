import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct NavigationTests {
  // Source: AccessibilitySnapshot, reference images of navigation bars; certainty A.
  @Test func `a bar reads the back button, the title and its buttons`() throws {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: nil,
      action: nil
    )
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let screen = try AccessibleScreen(showing: navigation)
    #expect(Set(screen.labels) == ["First", "Second", "Add"])
    let traits = Dictionary(uniqueKeysWithValues: screen.elements.map { ($0.label, $0.traits) })
    #expect(traits["First"] == [.button, .backButton])
    #expect(traits["Second"] == .header)
    #expect(traits["Add"] == .button)
    #expect(screen.perform(.activate, onElementLabeled: "First"))
    #expect(screen.labels == ["First"])
    #expect(screen.takeNotifications() == [.dismissed])
  }

  @Test func `the back button to a screen without a title says Back`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(try AccessibleScreen(showing: navigation).labels == ["Back"])
    #expect(try AccessibleScreen(showing: navigation, language: "ru").labels == ["Назад"])
  }

  @Test func `a screen below the bar knows its safe area`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let screen = try AccessibleScreen(showing: navigation)
    withExtendedLifetime(screen) {
      let insets: UIEdgeInsets = content.view.safeAreaInsets
      #expect(insets == UIEdgeInsets(top: 106, left: 0, bottom: 34, right: 0))
    }
  }

  // Source: AccessibilitySnapshot, reference images of tab bars of iOS 26; certainty A. The name of
  // the bar: Apple's string tables; certainty A for the word, B for when it is spoken.
  @Test func `tabs are in a labeled bar, without badge or dimming`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Profile"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
    tabs.viewControllers?.last?.tabBarItem.isEnabled = false
    let screen = try AccessibleScreen(showing: tabs)
    #expect(screen.containers.map(\.kind) == [.tabBar])
    #expect(screen.containers.first?.label == "Tab Bar")
    #expect(screen.labels == ["Home", "Profile"])
    #expect(
      screen.elements.map(\.traits) == [
        [.button, .tabBarItem, .selected], [.button, .tabBarItem],
      ]
    )
    #expect(screen.elements.map(\.value) == [nil, nil])
    #expect(!screen.perform(.activate, onElementLabeled: "Profile"))
  }

  @Test func `a tab shows its screen`() throws {
    let tabs = UITabBarController()
    let pages = ["one", "two"].map { text in
      let controller = UIViewController()
      controller.title = text.uppercased()
      let label = UIView.label(text)
      label.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
      controller.view.addSubview(label)
      return controller
    }
    tabs.viewControllers = pages
    let screen = try AccessibleScreen(showing: tabs)
    #expect(screen.labels == ["one", "ONE", "TWO"])
    #expect(screen.perform(.activate, onElementLabeled: "TWO"))
    #expect(screen.labels == ["two", "ONE", "TWO"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a bar item speaks assigned texts`() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(
      image: UIImage(systemName: "cart"),
      style: .plain,
      target: nil,
      action: nil
    )
    controller.navigationItem.leftBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try AccessibleScreen(showing: navigation)
    #expect(screen.labels == ["cart"])
    item.accessibilityLabel = "Basket"
    item.accessibilityValue = "3 items"
    item.isEnabled = false
    #expect(screen.labels == ["Basket"])
    #expect(screen.elements.first?.value == "3 items")
    #expect(screen.elements.first?.traits == [.button, .notEnabled])
  }

  @Test func `a list under a bar begins below it`() throws {
    let controller = UIViewController()
    controller.title = "Menu"
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    let first = UIView.element("first")
    scroll.addSubview(first)
    scroll.contentSize = CGSize(width: 402, height: 2000)
    controller.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try AccessibleScreen(showing: navigation)
    #expect(screen.elements.first { $0.label == "first" }?.frame.y == 106)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(screen.elements.first { $0.label == "first" }?.frame.y == 0)
  }

  @Test func `a navigation controller's tab is named after its root`() throws {
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(title: "Profile", image: nil, selectedImage: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: profile)]
    #expect(try AccessibleScreen(showing: tabs).labels == ["Profile"])
  }

  // Source: Apple's documentation of the attributed properties; certainty A.
  @Test func `a bar item speaks assigned attributed texts`() throws {
    let item = UIBarButtonItem(title: "SQL", style: .plain, target: nil, action: nil)
    item.accessibilityAttributedLabel = NSAttributedString(
      string: "S Q L",
      attributes: [.accessibilitySpeechSpellOut: true]
    )
    item.accessibilityAttributedHint = NSAttributedString(string: "Opens a query")
    item.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Query")]
    let bar = UIToolbar()
    bar.items = [item]
    let screen = try AccessibleScreen(showing: bar)
    #expect(screen.spoken(hints: true) == ["S Q L, Button, Opens a query"])
    #expect(screen.elements.first?.userInputLabels == ["Query"])
    #expect(item.accessibilityLabel == "S Q L")
  }

  // Rule: control-bar-title.
  // Source: Apple's documentation of `subtitle` and `titleMenuProvider`; C for the words.
  @Test func `a subtitle follows the title, before the buttons behind it`() throws {
    let controller = UIViewController()
    controller.navigationItem.title = "Inbox"
    controller.navigationItem.subtitle = "Twelve unread messages since Monday"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let screen = try AccessibleScreen(
      showing: UINavigationController(rootViewController: controller)
    )
    #expect(
      screen.spoken()
        == ["Inbox, Heading", "Twelve unread messages since Monday", "Edit, Button"]
    )
  }

  @Test func `a large title has a subtitle of its own, or else the ordinary one`() throws {
    let controller = UIViewController()
    controller.navigationItem.title = "Inbox"
    controller.navigationItem.subtitle = "12 unread"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = try AccessibleScreen(showing: navigation)
    #expect(screen.spoken() == ["Inbox, Heading", "12 unread"])
    controller.navigationItem.largeTitle = "All Inboxes"
    controller.navigationItem.largeSubtitle = "12 unread messages"
    #expect(screen.spoken() == ["All Inboxes, Heading", "12 unread messages"])
  }

  @Test func `a title with a menu opens it`() throws {
    let controller = UIViewController()
    controller.navigationItem.title = "Report"
    controller.navigationItem.titleMenuProvider = { suggestions in
      UIMenu(children: suggestions + [UIAction(title: "Duplicate") { _ in }])
    }
    let screen = try AccessibleScreen(
      showing: UINavigationController(rootViewController: controller)
    )
    #expect(screen.perform(.activate, onElementLabeled: "Report"))
    #expect(screen.labels.contains("Duplicate"))
  }
}
