package import AccessibilityTree
import Foundation

// The name means something else in Apple's Accessibility.
package import enum AccessibilityTree.AccessibilityNotification

/// A screen of a device that shows views and lets assistive technologies meet them.
@MainActor
package final class AccessibleScreen: AccessibleApp {
  /// The screen that receives what is posted; the one made last.
  package static weak var current: AccessibleScreen?

  /// The window that holds the views.
  package let window: UIWindow
  let registry = ElementRegistry()
  private var posted: [PostedNotification] = []
  /// The number of turns of the main loop in which something was posted.
  private var turn = 0
  /// Whether the end of this turn is waited for.
  private var endsTurn = false
  /// What the app is answering at this moment.
  private var action: AccessibilityAction?
  private var focused: ElementID?
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
  package func unmount() {
    FormerPlace.restore(formerPlaces, from: stand)
  }

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
    self.action = action
    let isAnswered = ActionPerformer(window: window).perform(action, on: object)
    self.action = nil
    settle()
    return isAnswered
  }

  /// Touches or scrolls what lies at a place and tells whether anything answered.
  package func perform(_ action: AccessibilityAction, at point: Point) -> Bool {
    settle()
    self.action = action
    let isAnswered = ActionPerformer(window: window)
      .perform(action, at: CGPoint(x: point.x, y: point.y))
    self.action = nil
    settle()
    return isAnswered
  }

  /// Lets the app's own keys answer, and tells what answered.
  package func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer? {
    settle()
    let object = element.flatMap { registry.object(for: $0) }
    let answer = KeyPresser(window: window).press(keys, at: object, turn)
    settle()
    return answer
  }

  /// Asks a rotor for its next result.
  package func search(
    _ rotor: Int,
    of element: ElementID,
    from current: ElementID,
    _ direction: CustomRotor.Direction
  ) -> ElementID? {
    guard let rotors = registry.object(for: element)?.reachableRotors,
      rotors.indices.contains(rotor), let start = registry.object(for: current)
    else { return nil }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: start,
      targetRange: nil
    )
    predicate.searchDirection = direction == .next ? .next : .previous
    let target = rotors[rotor].rotor.itemSearchBlock(predicate)?.targetElement
    settle()
    let object = (target as? UIBarItem)?.itemView ?? target as? UIResponder
    return object.map { registry.id(for: $0) }
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

  /// The object that has the focus.
  var focusedObject: UIResponder? { focused.flatMap { registry.object(for: $0) } }

  /// Hands over the notifications posted since the last call.
  package func takeNotifications() -> [AccessibilityNotification] {
    settle()
    let builder = TreeBuilder(registry: registry)
    let notifications = posted.indices.compactMap { index in
      posted[index].resolved(by: builder, before: posted[(index + 1)...])
    }
    posted = []
    for case .announcement(let text, _, _, _) in notifications { announcementDidFinish(text) }
    return notifications
  }

  /// Keeps a notification until it is taken.
  func enqueue(_ notification: UIAccessibility.Notification, argument: Any?) {
    posted.append(.notification(notification, argument: argument, within: action, turn: turn))
    // What the main loop does after this turn ends it.
    guard !endsTurn else { return }
    endsTurn = true
    DispatchQueue.main.async { [weak self] in
      self?.turn += 1
      self?.endsTurn = false
    }
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
    // A controller of its own lets views without one open menus and calendars.
    let controller = UIViewController()
    stand = ContentColumn(views, isLone: isLone, frame: window.bounds)
    controller.view = stand
    window.rootViewController = controller
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
      controller.movement = nil
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
