/// A running app as assistive technologies meet it.
@MainActor
public protocol AccessibleApp: AnyObject {
  /// The tree of the screen at this moment.
  func currentTree() -> AccessibilityTree

  /// Asks an element to do something and tells whether anything in the app answered.
  ///
  /// The gestures that travel up the responder chain (escape, magic tap, scroll) start at the element.
  func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool

  /// Tells the app that an assistive technology moved its focus.
  func focusMoved(from old: ElementID?, to new: ElementID?)

  /// Hands over the notifications posted since the last call, in their order.
  func takeNotifications() -> [AccessibilityNotification]
}
