import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct NotificationTests {
  @Test func `posted notifications are delivered once, in order`() throws {
    let view = UIView.element("a")
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    UIAccessibility.post(notification: .announcement, argument: "Added")
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    UIAccessibility.post(
      notification: .screenChanged,
      argument: NSAttributedString(string: "Menu")
    )
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
    #expect(
      screen.takeNotifications() == [
        .announcement("Added"), .layoutChanged(focus: id, text: nil),
        .screenChanged(focus: nil, text: "Menu"), .pageScrolled("Page 2"),
      ]
    )
    #expect(screen.takeNotifications().isEmpty)
  }

  // Rule: announcement-lost.
  // Source: see the rule's row in docs/speech.md; certainty B. This tests the action being handled.
  @Test func `an announcement records the action it was posted in`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addAction(
      UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") },
      for: .touchUpInside
    )
    let screen = try AccessibleScreen(showing: button)
    let id = try #require(screen.elements.first?.id)
    #expect(screen.perform(.activate, on: id))
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    #expect(
      screen.takeNotifications() == [
        .announcement("Saved", within: .activate, isFollowed: true), .announcement("Sent"),
      ]
    )
  }

  // Rule: announcement-lost.
  // Source: the same; certainty B: the last of two in one turn is heard.
  @Test func `the last notification of a run loop turn has no successor`()
    async throws
  {
    let screen = try AccessibleScreen(showing: UILabel())
    UIAccessibility.post(notification: .announcement, argument: "One")
    UIAccessibility.post(notification: .announcement, argument: "Two")
    try await Task.sleep(for: .milliseconds(20))
    // Another test may have created a screen in the meantime.
    AccessibleScreen.current = screen
    UIAccessibility.post(notification: .announcement, argument: "Three")
    #expect(
      screen.takeNotifications() == [
        .announcement("One", isFollowed: true), .announcement("Two"), .announcement("Three"),
      ]
    )
  }

  @Test func `a container denotes its first element`() throws {
    let (a, b) = (UIView.element("a"), UIView.element("b"))
    let box = UIView.box([a, b])
    b.frame.origin = .zero
    a.frame.origin.y = 100
    let screen = try AccessibleScreen(showing: box)
    UIAccessibility.post(notification: .layoutChanged, argument: box)
    let second = try #require(screen.elements.first { $0.label == "b" })
    #expect(screen.takeNotifications() == [.layoutChanged(focus: second.id, text: nil)])
  }

  @Test func `notifications posted while a screen appears belong to it`() throws {
    let screen = try AccessibleScreen(showing: Greeting())
    #expect(screen.takeNotifications() == [.announcement("Hello")])
  }

  // Rule: focus-callbacks.
  // Source: Apple's documentation of `accessibilityElementDidBecomeFocused`; certainty A.
  @Test func `elements are notified of focus changes`() throws {
    let (first, second) = (Focusable(), Focusable())
    let screen = try AccessibleScreen(showing: [first, second])
    let ids = screen.elements.map(\.id)
    screen.focusMoved(from: nil, to: ids[0])
    #expect(first.accessibilityElementIsFocused())
    screen.focusMoved(from: ids[0], to: ids[1])
    #expect(first.log == ["focused", "lost"])
    #expect(second.log == ["focused"])
    #expect(!first.accessibilityElementIsFocused())
    #expect(
      second.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver]
    )
  }

  @Test func `the focused element can be queried`() throws {
    let view = UIView.element("a")
    let screen = try AccessibleScreen(showing: view)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    screen.focusMoved(from: nil, to: try #require(screen.elements.first?.id))
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === view)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
  }

  // Rule: announcement-end.
  // Source: Apple's documentation of the notification; certainty A.
  @Test func `the end of an announcement is reported`() throws {
    let screen = try AccessibleScreen(showing: UIView.element("a"))
    let heard = Recordings()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification,
      object: nil,
      queue: nil
    ) { heard.add($0.userInfo) }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIAccessibility.post(notification: .announcement, argument: "Added")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(heard.texts.isEmpty)
    _ = screen.takeNotifications()
    #expect(heard.texts == ["Added true"])
  }

  private final class Recordings: @unchecked Sendable {
    private(set) var texts: [String] = []

    func add(_ news: [AnyHashable: Any]?) {
      let text = news?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
      let success = news?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
      texts.append("\(text) \(success)")
    }
  }

  private final class Greeting: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIAccessibility.post(notification: .announcement, argument: "Hello")
    }
  }

  private final class Focusable: UIView {
    var log: [String] = []

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override func accessibilityElementDidBecomeFocused() {
      log.append("focused")
    }
    override func accessibilityElementDidLoseFocus() {
      log.append("lost")
    }
  }
}
