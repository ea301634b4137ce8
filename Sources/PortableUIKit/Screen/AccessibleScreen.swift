package import AccessibilityTree
import Foundation

/// A screen of a device that shows views and lets assistive technologies meet them.
@MainActor
package final class AccessibleScreen: AccessibleApp {
  /// The screen that receives what is posted; the one made last.
  package static weak var current: AccessibleScreen?

  /// The window that holds the views.
  package let window: UIWindow
  let registry = ElementRegistry()
  private var posted: [PostedNotification] = []
  private var focused: ElementID?

  /// Puts something on the screen of a device, lays it out and lets it appear.
  ///
  /// - Parameters:
  ///   - content: A view, a view controller or an array of views, which stand one under the other.
  ///   - language: The language of the system's own words, as a BCP 47 tag.
  ///   - device: The kind of device.
  ///   - direction: The direction in which a line is read.
  /// - Throws: ``ScreenContentError`` if the content is something else.
  package init(
    showing content: Any,
    language: String = "en",
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight
  ) throws(ScreenContentError) {
    DeviceSettings.current.language = language
    DeviceSettings.current.device = device
    DeviceSettings.current.direction = direction
    window = UIWindow()
    Self.current = self
    switch content {
    case let controller as UIViewController: window.rootViewController = controller
    case let view as UIWindow: window.addSubview(view)
    case let view as UIView: show([view], isLone: true)
    case let views as [UIView]: show(views, isLone: false)
    default: throw .notShowable(String(describing: type(of: content)))
    }
    settle()
  }

  /// The tree of the screen at this moment.
  package func currentTree() -> AccessibilityTree {
    settle()
    let bounds = UIScreen.main.bounds
    return AccessibilityTree(
      nodes: TreeBuilder(registry: registry).nodes(of: window),
      screen: Rect(width: bounds.width, height: bounds.height),
      device: DeviceSettings.current.device,
      direction: DeviceSettings.current.direction
    )
  }

  /// Asks an element to do something and tells whether anything answered.
  package func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool {
    guard let object = registry.object(for: element) else { return false }
    settle()
    let isAnswered = ActionPerformer(window: window).perform(action, on: object)
    settle()
    return isAnswered
  }

  /// Tells the elements that the focus moved.
  package func focusMoved(from old: ElementID?, to new: ElementID?) {
    if let object = old.flatMap({ registry.object(for: $0) }) {
      object.hasAccessibilityFocus = false
      object.accessibilityElementDidLoseFocus()
    }
    focused = new
    if let object = new.flatMap({ registry.object(for: $0) }) {
      object.hasAccessibilityFocus = true
      object.accessibilityElementDidBecomeFocused()
    }
    postFocus(from: old, to: new)
    settle()
  }

  /// Hands over the notifications posted since the last call.
  package func takeNotifications() -> [AccessibilityNotification] {
    settle()
    let builder = TreeBuilder(registry: registry)
    defer { posted = [] }
    return posted.compactMap { $0.resolved(by: builder) }
  }

  /// Keeps a notification until it is taken.
  func enqueue(_ notification: UIAccessibility.Notification, argument: Any?) {
    posted.append(.notification(notification, argument: argument))
  }

  /// Keeps the news that a screen was dismissed.
  func enqueueDismissal() {
    posted.append(.dismissal)
  }

  /// Takes note that the shown controller asked to be dismissed.
  ///
  /// The stage counts as the one who presented it. The view stays, since nothing is below it.
  func dismissRoot(_ controller: UIViewController) {
    guard window.rootViewController === controller else { return }
    enqueueDismissal()
  }

  private func show(_ views: [UIView], isLone: Bool) {
    window.addSubview(ContentColumn(views, isLone: isLone, frame: window.bounds))
  }

  /// Lays out what asked for it and completes what is appearing.
  private func settle() {
    window.layoutIfNeeded()
    // What appears may bring others onto the screen.
    while !window.appearing.isEmpty {
      let controller = window.appearing.removeFirst()
      guard controller.viewIfLoaded?.window === window else { continue }
      controller.viewIsAppearing(false)
      window.layoutIfNeeded()
      controller.viewDidAppear(false)
      window.layoutIfNeeded()
    }
  }

  private func postFocus(from old: ElementID?, to new: ElementID?) {
    var changes: [String: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver.rawValue
    ]
    changes[UIAccessibility.focusedElementUserInfoKey] = new.flatMap { registry.object(for: $0) }
    changes[UIAccessibility.unfocusedElementUserInfoKey] = old.flatMap { registry.object(for: $0) }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: nil,
      userInfo: changes
    )
  }
}
