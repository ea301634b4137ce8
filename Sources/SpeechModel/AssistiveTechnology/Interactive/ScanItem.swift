import AccessibilityTree
import SpeechRules

/// An item that Switch Control or a keyboard can focus: an element or a group.
enum ScanItem: Hashable, Sendable {
  case element(AccessibilityElement, name: UtterancePart)
  /// At least two items that are focused together.
  indirect case group(AccessibilityContainer, members: [ScanItem])

  var id: ElementID {
    switch self {
    case .element(let element, name: _): element.id
    case .group(let container, members: _): container.id
    }
  }

  var line: String {
    switch self {
    case .element(_, let name): name.text
    case .group(let container, _):
      [container.label?.spokenForm, names.map(\.text).joined(separator: " · ")]
        .compactMap(\.self).joined(separator: ": ")
    }
  }

  var elements: [AccessibilityElement] {
    switch self {
    case .element(let element, name: _): [element]
    case .group(_, let members): members.flatMap(\.elements)
    }
  }

  var parts: [UtterancePart] {
    guard case .group(let container, _) = self, let name = container.label?.spokenForm else {
      return names
    }
    return [UtterancePart(.container, name, rule: .switchGroups)] + names
  }

  private var names: [UtterancePart] {
    switch self {
    case .element(_, let name): [name]
    case .group(_, let members): members.flatMap(\.names)
    }
  }

  /// Returns the items of a screen in reading order.
  ///
  /// An element is an item if it responds to the user. Source: Apple's documentation of SwiftUI's
  /// accessibilityRespondsToUserInteraction, which names Switch Control, Voice Control and Full
  /// Keyboard Access; certainty A.
  ///
  /// - Parameters:
  ///   - rule: The rule for elements with a label.
  ///   - isGroup: Returns whether the members of a container are focused together.
  ///   - isIncluded: Returns whether a responding element takes part.
  static func items(
    of tree: AccessibilityTree,
    settings: SpeechSettings,
    rule: SpeechRule,
    isGroup: (AccessibilityContainer) -> Bool,
    isIncluded: (AccessibilityElement) -> Bool = { _ in true }
  ) -> [ScanItem] {
    func items(_ nodes: [AccessibilityNode]) -> [ScanItem] {
      nodes.flatMap { node -> [ScanItem] in
        switch node {
        case .element(let element):
          guard element.respondsToUserInteraction, isIncluded(element) else { return [] }
          return [.element(element, name: name(of: element, settings: settings, rule: rule))]
        case .container(let container, let children):
          let members = items(children)
          let isGroup = members.count > 1 && isGroup(container)
          return isGroup ? [.group(container, members: members)] : members
        }
      }
    }
    return items(NodeArrangement(tree).arranged(tree.nodes))
  }

  /// Returns the shown name of an element: its label, or else the name that Voice Control gives it.
  static func name(
    of element: AccessibilityElement,
    settings: SpeechSettings,
    rule: SpeechRule
  ) -> UtterancePart {
    element.label?.spokenForm.map { UtterancePart(.label, $0, rule: rule) }
      ?? NamedElement(element, settings: settings).part
  }
}

extension Rect {
  /// Returns whether the rectangle has an area that is completely outside another rectangle.
  func isOutside(_ screen: Rect) -> Bool {
    guard width > 0, height > 0, screen.width > 0, screen.height > 0 else { return false }
    return x >= screen.x + screen.width || x + width <= screen.x
      || y >= screen.y + screen.height || y + height <= screen.y
  }
}
