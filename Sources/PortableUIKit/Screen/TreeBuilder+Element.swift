import AccessibilityTree
import Foundation

extension TreeBuilder {
  /// Converts what an object says of itself.
  func element(for object: UIResponder) -> AccessibilityElement {
    let point = object.accessibilityActivationPoint
    return AccessibilityElement(
      id: registry.id(for: object),
      label: object.accessibilityAttributedLabel?.string.nonEmpty,
      value: object.accessibilityAttributedValue?.string.nonEmpty,
      hint: object.accessibilityAttributedHint?.string.nonEmpty,
      traits: AccessibilityTraits(rawValue: object.accessibilityTraits.rawValue),
      frame: Rect(object.accessibilityFrame),
      activationPoint: Point(x: point.x, y: point.y),
      language: object.accessibilityLanguage,
      userInputLabels: object.accessibilityUserInputLabels ?? [],
      respondsToUserInteraction: object.accessibilityRespondsToUserInteraction,
      customActions: (object.accessibilityCustomActions ?? []).map { CustomAction(name: $0.name) },
      customContent: customContent(of: object),
      rotorNames: (object.accessibilityCustomRotors ?? []).compactMap(\.name.nonEmpty),
      identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    )
  }

  private func customContent(of object: UIResponder) -> [CustomContent] {
    guard let provider = object as? any AXCustomContentProvider else { return [] }
    let details =
      provider.accessibilityCustomContentBlock.map { $0() } ?? provider.accessibilityCustomContent
    return (details ?? []).map { detail in
      CustomContent(
        label: detail.label,
        value: detail.value,
        isImportant: detail.importance == .high
      )
    }
  }
}

extension String {
  /// The text itself, or `nil` if it is empty, which means the same to assistive technologies.
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension Rect {
  /// Creates a rectangle of values from one of Foundation.
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x,
      y: rect.origin.y,
      width: max(0, rect.size.width),
      height: max(0, rect.size.height)
    )
  }
}
