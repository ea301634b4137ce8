import AccessibilityTree
import Foundation
import PortableAccessibility

extension TreeBuilder {
  func element(
    for object: UIResponder,
    in table: (any UIAccessibilityContainerDataTable)? = nil
  ) -> AccessibilityElement {
    let point = object.accessibilityActivationPoint
    var element = AccessibilityElement(
      id: registry.id(for: object),
      label: label(of: object),
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
      rotors: object.reachableRotors.map {
        CustomRotor($0.rotor, belongsToElement: $0.belongsToElement)
      },
      headingLevel: object.accessibilityAttributedLabel.flatMap(headingLevel),
      identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier,
      isExpanded: object.accessibilityExpandedStatus.isExpanded,
      dataTableCell: table.flatMap { cell(object, in: $0) }
    )
    element.textInput = textInput(of: object)
    element.textLinks = textLinks(of: object, in: element)
    element.inferredTexts = inferredTexts(of: object, in: element)
    element.focusGroupMembership = focusGroupMembership(of: object)
    element.hasAudioGraph = (object as? any AXChart)?.accessibilityChartDescriptor != nil
    element.directTouchNeedsActivation =
      object.accessibilityDirectTouchOptions.contains(.requiresActivation)
    element.wheelPosition = (object as? PickerWheel)?.place
    element.valueOnChange = (object as? StepperButton)?.valueOnChange
    return element
  }

  private func inferredTexts(
    of object: UIResponder,
    in element: AccessibilityElement
  ) -> Set<AccessibilityElement.InferredText> {
    let builtIn = object.builtInAccessibility
    guard !builtIn.inferredTexts.isEmpty else { return [] }
    return builtIn.inferredTexts.filter { guess in
      switch guess {
      case .label: builtIn.label == nil || builtIn.label == element.label
      case .value: builtIn.value == nil || builtIn.value == element.value
      }
    }
  }

  /// The label; a read-only text view speaks its text and has no label.
  ///
  /// Source for the latter: captures of iOS 27.0; certainty H.
  private func label(of object: UIResponder) -> String? {
    if let text = object as? UITextView, text.isReadOnly { return nil }
    return object.accessibilityAttributedLabel?.string.nonEmpty
  }

  private func textInput(of object: UIResponder) -> TextInput? {
    switch object {
    case let field as UITextField:
      // The characters of a password aren't read.
      TextInput(
        isEmpty: !field.hasText,
        acceptsWords: field.keyboardType.typesWords && !field.isSecureTextEntry
      )
    case let view as UITextView where view.isEditable:
      TextInput(isEmpty: !view.hasText, acceptsWords: view.keyboardType.typesWords)
    default: nil
    }
  }

  /// The traits, including the one for draggable elements.
  ///
  /// Source for the latter: recordings; certainty B.
  private func traits(of object: UIResponder) -> AccessibilityTraits {
    let traits = AccessibilityTraits(rawValue: object.accessibilityTraits.rawValue)
    return object.dragSources.isEmpty ? traits : traits.union(.draggable)
  }

  private func userInputLabels(of object: UIResponder) -> [String] {
    let names = object.accessibilityUserInputLabels ?? []
    guard names.isEmpty else { return names }
    return (object.accessibilityAttributedUserInputLabels ?? []).map(\.string)
  }

  /// The heading level among the attributes of a label; 0 for none.
  ///
  /// Source: Apple's documentation of `accessibilityTextHeadingLevel`; certainty A.
  private func headingLevel(of label: NSAttributedString) -> Int? {
    guard label.length > 0 else { return nil }
    let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
    let number = level as? Int ?? (level as? NSNumber)?.intValue
    return number.flatMap { (1...6).contains($0) ? $0 : nil }
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

extension UIKeyboardType {
  fileprivate var typesWords: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad: false
    default: true
    }
  }
}

extension UIAccessibility.ExpandedStatus {
  fileprivate var isExpanded: Bool? {
    switch self {
    case .expanded: true
    case .collapsed: false
    case .unsupported: nil
    }
  }
}

extension String {
  /// The text; `nil` if it is empty, which assistive technologies treat alike.
  package var nonEmpty: String? { isEmpty ? nil : self }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x,
      y: rect.origin.y,
      width: max(0, rect.size.width),
      height: max(0, rect.size.height)
    )
  }
}

/// The identities of the objects on a screen.
///
/// It retains the objects, so that no identity is reused.
@MainActor
final class ElementRegistry {
  private var objects: [UIResponder] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The identity of an object, counted from 1 in the order of the first requests.
  func id(for object: UIResponder) -> ElementID {
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return ElementID(number) }
    objects.append(object)
    numbers[key] = objects.count
    return ElementID(objects.count)
  }

  func object(for id: ElementID) -> UIResponder? {
    objects.indices.contains(id.number - 1) ? objects[id.number - 1] : nil
  }
}
