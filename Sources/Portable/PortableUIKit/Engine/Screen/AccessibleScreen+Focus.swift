package import AccessibilityTree
import Foundation

extension AccessibleScreen {
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
