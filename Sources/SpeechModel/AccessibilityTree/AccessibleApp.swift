/// A running app as assistive technologies meet it.
@MainActor
public protocol AccessibleApp: AnyObject {
  /// The tree of the screen at this moment.
  func currentTree() -> AccessibilityTree

  /// Asks an element to do something and tells whether anything in the app answered.
  ///
  /// The gestures that travel up the responder chain (escape, magic tap, scroll) start at the element.
  func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool

  /// Touches or scrolls whatever lies at a place, in points of the screen, and tells whether anything
  /// answered.
  func perform(_ action: AccessibilityAction, at point: Point) -> Bool

  /// Asks one of the rotors at an element for its next result after another element.
  ///
  /// - Parameters:
  ///   - rotor: the position among the element's ``AccessibilityElement/rotors``.
  ///   - element: the element at which the rotor was chosen.
  ///   - current: the element from which the search starts.
  ///   - direction: where to look.
  /// - Returns: the element found; nothing at the end.
  func search(
    _ rotor: Int,
    of element: ElementID,
    from current: ElementID,
    _ direction: CustomRotor.Direction
  ) -> ElementID?

  /// Lets the app's own keys answer, and tells what answered; nothing if none did.
  ///
  /// - Parameters:
  ///   - keys: what is pressed.
  ///   - element: what has the focus, if anything has.
  ///   - turn: whether the system was asked before.
  func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer?

  /// Tells the app that an assistive technology moved its focus.
  func focusMoved(from old: ElementID?, to new: ElementID?)

  /// Hands over the notifications posted since the last call, in their order.
  func takeNotifications() -> [AccessibilityNotification]
}

extension AccessibleApp {
  /// Nothing: an app without keys of its own.
  public func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer? { nil }
}
