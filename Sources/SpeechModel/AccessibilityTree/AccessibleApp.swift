/// A running app, as assistive technologies see it.
///
/// `AccessibleScreen` of the portable UIKit is one. Conform a type of your own to drive the
/// assistive technologies of the module `AssistiveTechnology` without views.
@MainActor
public protocol AccessibleApp: AnyObject {
  /// Returns the tree of the current screen.
  func currentTree() -> AccessibilityTree

  /// Asks an element to perform an action.
  ///
  /// Escape, magic tap and scroll travel up the responder chain, starting at the element.
  ///
  /// - Returns: Whether anything in the app handled the action.
  func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool

  /// Performs an action, such as a touch or a scroll, on the view at a point in screen coordinates.
  ///
  /// - Returns: Whether anything in the app handled the action.
  func perform(_ action: AccessibilityAction, at point: Point) -> Bool

  /// Asks a rotor of an element for the result that follows another element.
  ///
  /// - Parameters:
  ///   - rotor: The index in the element's ``AccessibilityElement/rotors``.
  ///   - element: The element on which the user chose the rotor.
  ///   - current: The element at which the search starts.
  ///   - direction: The direction of the search.
  /// - Returns: The element found, or `nil` at the end.
  func search(
    _ rotor: Int,
    of element: ElementID,
    from current: ElementID,
    _ direction: CustomRotor.Direction
  ) -> ElementID?

  /// Offers a key stroke to the app's own key commands and controls.
  ///
  /// - Parameters:
  ///   - keys: The key and its modifiers.
  ///   - element: The element with the keyboard focus, if any.
  ///   - turn: Whether the system has already declined the key.
  /// - Returns: What in the app handled the key, or `nil` if nothing did.
  func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer?

  /// Notifies the app that an assistive technology moved its focus.
  func focusMoved(from old: ElementID?, to new: ElementID?)

  /// Returns the notifications posted since the previous call, oldest first, and forgets them.
  func takeNotifications() -> [AccessibilityNotification]
}

extension AccessibleApp {
  /// Returns `nil`: by default an app has no key commands of its own.
  public func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer? { nil }
}
