import AccessibilityTree

extension AccessibilityElement {
  /// Creates an element without a frame; ``stacked`` assigns numbers and frames.
  static func sample(
    _ label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = [],
    language: String? = nil,
    inputLabels: [String] = [],
    actions: [String] = [],
    content: [CustomContent] = [],
    rotors: [String] = [],
    headingLevel: Int? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(0),
      label: label,
      value: value,
      hint: hint,
      traits: traits,
      language: language,
      userInputLabels: inputLabels,
      customActions: actions.map(CustomAction.init),
      customContent: content,
      rotors: rotors.map { CustomRotor(name: $0) },
      headingLevel: headingLevel
    )
  }

  static func button(_ label: String) -> AccessibilityElement {
    sample(label, traits: .button)
  }

  func placed(_ number: Int, x: Double = 0, y: Double) -> AccessibilityElement {
    var element = self
    element.id = ElementID(number)
    element.frame = Rect(x: x, y: y, width: 40, height: 40)
    return element
  }
}

extension [AccessibilityElement] {
  /// The elements one below the other, 100 points apart, numbered from 1.
  var stacked: [AccessibilityNode] {
    enumerated().map {
      .element($0.element.placed($0.offset + 1, y: Double($0.offset) * 100))
    }
  }
}

extension AccessibilityNode {
  static func at(_ x: Double, _ y: Double, _ label: String) -> AccessibilityNode {
    let number = label.unicodeScalars.reduce(0) { $0 * 31 + Int($1.value) }
    return .element(AccessibilityElement.sample(label).placed(number, x: x, y: y))
  }

  static func group(
    _ kind: AccessibilityContainer.Kind = .group,
    named label: String? = nil,
    value: String? = nil,
    id: Int = 1_000,
    frame: Rect = Rect(),
    order: AccessibilityContainer.Order = .geometric,
    _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    let container = AccessibilityContainer(
      id: ElementID(id),
      kind: kind,
      label: label,
      value: value,
      frame: frame,
      order: order
    )
    return .container(container, children: children)
  }
}
