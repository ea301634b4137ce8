package import AccessibilityTree
import Foundation
import PortableAccessibility

/// A device's screen that shows views to assistive technologies.
///
/// It mounts content in a window, lays it out, and answers for the live objects: their tree, their
/// actions and the notifications they post. The screen created last is ``current``.
@MainActor
package final class AccessibleScreen: AccessibleApp {
  /// The screen that receives posted notifications: the one created last.
  package static weak var current: AccessibleScreen?

  package let window: UIWindow
  let registry = ElementRegistry()
  var posted: [PostedNotification] = []
  /// The number of run loop turns that posted something.
  var turn = 0
  var endsTurn = false
  var action: AccessibilityAction?
  var focused: ElementID?
  /// The original positions of the content, to be restored by ``unmount()``.
  private let originalPositions: [OriginalPosition]
  private var container: UIView

  /// Shows content on a simulated device and lays it out.
  ///
  /// - Parameters:
  ///   - content: A view, a view controller or an array of views, which are shown in a column.
  ///   - language: The language of system strings, as a BCP 47 tag.
  ///   - device: The kind of device.
  ///   - direction: The reading direction.
  ///   - os: The version of iOS.
  ///   - look: The design of the system; default: that of the version.
  ///   - columnWidth: The width of views without a controller, in points; default: that of the
  ///     screen without its margins.
  ///   - contentSizeCategory: The user's text size; default: unchanged.
  /// - Throws: ``ScreenContentError`` if the content can't be shown.
  package convenience init(
    showing content: Any,
    language: String = "en",
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight,
    os: SystemVersion = .latest,
    look: SystemLook? = nil,
    columnWidth: Double? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil
  ) throws(ScreenContentError) {
    let former = UITraitCollection.current
    if let contentSizeCategory {
      DeviceSettings.current.contentSizeCategory = contentSizeCategory
    }
    DeviceSettings.current.language = language
    DeviceSettings.current.device = device
    DeviceSettings.current.direction = direction
    DeviceSettings.current.os = os
    DeviceSettings.current.look = look ?? os.look
    self.init(try ScreenContent(content), columnWidth: columnWidth)
    announceTraits(changedFrom: former)
    settle()
  }

  package init(_ content: ScreenContent, columnWidth: Double? = nil) {
    window = UIWindow()
    container = window
    originalPositions = content.views.map(OriginalPosition.init(of:))
    Self.current = self
    Self.observeAccessibilityNotifications()
    switch content {
    case .controller(let controller): window.rootViewController = controller
    case .view(let view as UIWindow): window.addSubview(view)
    case .view(let view): show([view], isLone: true, width: columnWidth)
    case .views(let views): show(views, isLone: false, width: columnWidth)
    }
    settle()
  }

  /// Returns content that belonged to another view to its original position, and requests its
  /// layout.
  ///
  /// The screen has no content afterwards.
  package func unmount() { OriginalPosition.restore(originalPositions, from: container) }

  /// Reports the traits of this device to views created for another one.
  private func announceTraits(changedFrom former: UITraitCollection) {
    let current = UITraitCollection.current
    guard former.preferredContentSizeCategory != current.preferredContentSizeCategory else {
      return
    }
    window.announceTraitChange(from: former)
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: nil,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: current.preferredContentSizeCategory.rawValue
      ]
    )
  }

  package func currentTree() -> AccessibilityTree {
    settle()
    let bounds = UIScreen.main.bounds
    let nodes = AccessibilityRequest.ask(by: .running) {
      TreeBuilder(registry: registry).nodes(of: window)
    }
    return AccessibilityTree(
      nodes: nodes,
      screen: Rect(width: bounds.width, height: bounds.height),
      device: DeviceSettings.current.device,
      direction: DeviceSettings.current.direction
    )
  }

  private func show(_ views: [UIView], isLone: Bool, width: Double?) {
    // Views without a controller get one, so that they can open menus and calendars.
    let controller = UIViewController()
    container = ContentColumn(views, isLone: isLone, width: width, frame: window.bounds)
    controller.view = container
    window.rootViewController = controller
  }

  func settle() {
    window.layoutIfNeeded()
    // A controller that appears may present others.
    while !window.appearing.isEmpty {
      let controller = window.appearing.removeFirst()
      guard controller.viewIfLoaded?.window === window else { continue }
      controller.viewIsAppearing(false)
      window.layoutIfNeeded()
      controller.viewDidAppear(false)
      controller.currentTransition = nil
      controller.showInputAccessory()
      window.layoutIfNeeded()
    }
    window.updateInputArea()
    window.layoutIfNeeded()
  }

  /// Routes `AccessibilityNotification` of Apple's Accessibility to the current screen.
  static func observeAccessibilityNotifications() {
    AccessibilityNotification.relay = { kind, argument in
      current?.enqueue(UIAccessibility.Notification(kind), argument: argument)
    }
  }
}
