package import AccessibilityTree
import Foundation
import PortableAccessibility

/// A screen of a device that shows views and lets assistive technologies meet them.
@MainActor
package final class AccessibleScreen: AccessibleApp {
  /// The screen that receives what is posted; the one made last.
  package static weak var current: AccessibleScreen?

  /// The window that holds the views.
  package let window: UIWindow
  /// The objects by the names that technologies have for them.
  let registry = ElementRegistry()
  var posted: [PostedNotification] = []
  /// The number of turns of the main loop in which something was posted.
  var turn = 0
  var endsTurn = false
  /// What the app is answering at this moment.
  var action: AccessibilityAction?
  var focused: ElementID?
  /// Where the content stood before.
  private let formerPlaces: [FormerPlace]
  /// What holds the content on this screen.
  private var stand: UIView

  /// Puts something on the screen of a device, lays it out and lets it appear.
  ///
  /// - Parameters:
  ///   - content: A view, a view controller or an array of views, which stand one under the other.
  ///   - language: The language of the system's own words, as a BCP 47 tag.
  ///   - device: The kind of device.
  ///   - direction: The direction in which a line is read.
  ///   - os: The version of iOS.
  ///   - look: The look of the system; without one that of the version.
  ///   - contentSizeCategory: The size of text the user prefers; without one it stays what it is.
  /// - Throws: ``ScreenContentError`` if the content is something else.
  package convenience init(
    showing content: Any,
    language: String = "en",
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight,
    os: SystemVersion = .latest,
    look: SystemLook? = nil,
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
    self.init(try ScreenContent(content))
    announceTraits(changedFrom: former)
    settle()
  }

  /// Puts something on the screen of the device in use, lays it out and lets it appear.
  package init(_ content: ScreenContent) {
    window = UIWindow()
    stand = window
    formerPlaces = content.views.map(FormerPlace.init(of:))
    Self.current = self
    Self.receiveWhatIsPostedWithoutUIKit()
    switch content {
    case .controller(let controller): window.rootViewController = controller
    case .view(let view as UIWindow): window.addSubview(view)
    case .view(let view): show([view], isLone: true)
    case .views(let views): show(views, isLone: false)
    }
    settle()
  }

  /// Puts content that was a part of something else back where it stood before, and lets it be laid
  /// out as it asked for.
  ///
  /// Nothing is to be heard of the screen afterwards.
  package func unmount() { FormerPlace.restore(formerPlaces, from: stand) }

  /// Tells what was made for another device that it is shown on this one.
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
    return AccessibilityTree(
      nodes: TreeBuilder(registry: registry).nodes(of: window),
      screen: Rect(width: bounds.width, height: bounds.height),
      device: DeviceSettings.current.device,
      direction: DeviceSettings.current.direction
    )
  }

  private func show(_ views: [UIView], isLone: Bool) {
    // A controller of its own lets views without one open menus and calendars.
    let controller = UIViewController()
    stand = ContentColumn(views, isLone: isLone, frame: window.bounds)
    controller.view = stand
    window.rootViewController = controller
  }

  /// Lays out what asked for it and completes what is appearing.
  func settle() {
    window.layoutIfNeeded()
    // What appears may bring others onto the screen.
    while !window.appearing.isEmpty {
      let controller = window.appearing.removeFirst()
      guard controller.viewIfLoaded?.window === window else { continue }
      controller.viewIsAppearing(false)
      window.layoutIfNeeded()
      controller.viewDidAppear(false)
      controller.movement = nil
      window.layoutIfNeeded()
    }
  }
}

extension AccessibleScreen {
  /// Lets `AccessibilityNotification` of Apple's Accessibility reach the screen made last.
  static func receiveWhatIsPostedWithoutUIKit() {
    AccessibilityNotification.relay = { kind, argument in
      current?.enqueue(UIAccessibility.Notification(kind), argument: argument)
    }
  }
}
