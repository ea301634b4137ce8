package import AccessibilityTree
import Foundation
import PortableAccessibility

extension AccessibleScreen {
  /// Performs an action on an element.
  ///
  /// - Returns: Whether anything handled it.
  package func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool {
    guard let object = registry.object(for: element) else { return false }
    settle()
    self.action = action
    let isAnswered = AccessibilityRequest.ask(by: .running) {
      ActionPerformer(window: window).perform(action, on: object)
    }
    self.action = nil
    settle()
    return isAnswered
  }

  /// Performs a touch or scroll at a point.
  ///
  /// - Returns: Whether anything handled it.
  package func perform(_ action: AccessibilityAction, at point: Point) -> Bool {
    settle()
    self.action = action
    let isAnswered = ActionPerformer(window: window)
      .perform(action, at: CGPoint(x: point.x, y: point.y))
    self.action = nil
    settle()
    return isAnswered
  }

  /// Sends a key press to the app.
  ///
  /// - Returns: What handled it.
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

  var focusedObject: UIResponder? { focused.flatMap { registry.object(for: $0) } }

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
