import AccessibilityTree
import Foundation

extension TreeBuilder {
  /// Converts what an object says of itself, and of its place in a table around it.
  func element(
    for object: UIResponder,
    in table: (any UIAccessibilityContainerDataTable)? = nil
  ) -> AccessibilityElement {
    let point = object.accessibilityActivationPoint
    return AccessibilityElement(
      id: registry.id(for: object),
      label: object.accessibilityAttributedLabel?.string.nonEmpty,
      value: object.accessibilityAttributedValue?.string.nonEmpty,
      hint: object.accessibilityAttributedHint?.string.nonEmpty,
      traits: traits(of: object),
      frame: Rect(object.accessibilityFrame),
      activationPoint: Point(x: point.x, y: point.y),
      language: object.accessibilityLanguage,
      userInputLabels: userInputLabels(of: object),
      respondsToUserInteraction: object.accessibilityRespondsToUserInteraction,
      customActions: object.offeredActions.map { CustomAction(name: $0.name) },
      customContent: customContent(of: object),
      rotors: object.reachableRotors.map { CustomRotor($0.rotor, isOwn: $0.isOwn) },
      headingLevel: object.accessibilityAttributedLabel.flatMap(headingLevel),
      identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
      isExpanded: object.accessibilityExpandedStatus.isExpanded,
      dataTableCell: table.flatMap { cell(object, in: $0) }
    )
  }

  /// The traits, and that of what can be dragged.
  ///
  /// Source for the latter: recordings; certainty B.
  private func traits(of object: UIResponder) -> AccessibilityTraits {
    let traits = AccessibilityTraits(rawValue: object.accessibilityTraits.rawValue)
    return object.dragSources.isEmpty ? traits : traits.union(.draggable)
  }

  /// The plain names, else the attributed ones, of which an app may have given only the latter.
  private func userInputLabels(of object: UIResponder) -> [String] {
    let names = object.accessibilityUserInputLabels ?? []
    guard names.isEmpty else { return names }
    return (object.accessibilityAttributedUserInputLabels ?? []).map(\.string)
  }

  /// The level of a heading among the attributes of a label; 0 means none.
  ///
  /// Source: Apple's documentation of `accessibilityTextHeadingLevel`; certainty A.
  private func headingLevel(of label: NSAttributedString) -> Int? {
    guard label.length > 0 else { return nil }
    let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
    let number = level as? Int ?? (level as? NSNumber)?.intValue
    return number.flatMap { (1...6).contains($0) ? $0 : nil }
  }

  private func customContent(of object: UIResponder) -> [CustomContent] {
    // The texts of a row stand for it, where buttons are beside them.
    let owner = (object as? CellTextElement)?.cell ?? object
    guard let provider = owner as? any AXCustomContentProvider else { return [] }
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

extension UIAccessibility.ExpandedStatus {
  /// Whether it is open; `nil` for something that neither opens nor closes.
  fileprivate var isExpanded: Bool? {
    switch self {
    case .expanded: true
    case .collapsed: false
    case .unsupported: nil
    }
  }
}

extension String {
  /// The text itself, or `nil` if it is empty, which means the same to assistive technologies.
  package var nonEmpty: String? { isEmpty ? nil : self }
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
