import AccessibilityTree
import SpeechRules

/// Something that Switch Control or a keyboard can be at: an element, or elements that are passed
/// together.
enum ScanItem: Hashable, Sendable {
  /// An element that responds, with the name it is shown under.
  case element(AccessibilityElement, name: String)
  /// Several items that are passed together; at least two.
  indirect case group(AccessibilityContainer, members: [ScanItem])

  /// The identity of the element or container.
  var id: ElementID {
    switch self {
    case .element(let element, name: _): element.id
    case .group(let container, members: _): container.id
    }
  }

  /// How the item is written: its name, or those of its members, after the group's name if it has one.
  var line: String {
    switch self {
    case .element(_, let name): name
    case .group(let container, _):
      [container.label?.spokenForm, names.joined(separator: " · ")]
        .compactMap(\.self).joined(separator: ": ")
    }
  }

  /// The elements in the item, in their order.
  var elements: [AccessibilityElement] {
    switch self {
    case .element(let element, name: _): [element]
    case .group(_, let members): members.flatMap(\.elements)
    }
  }

  /// The names that are only words for a kind, which nobody has reported from a device.
  var guesses: [String] {
    switch self {
    case .element(let element, let name): element.hasName ? [] : [name]
    case .group(_, let members): members.flatMap(\.guesses)
    }
  }

  private var names: [String] {
    switch self {
    case .element(_, let name): [name]
    case .group(_, let members): members.flatMap(\.names)
    }
  }
}

extension ScanItem {
  /// Returns what can be operated on a screen, in reading order.
  ///
  /// An element is among them if it responds to the user. Source: Apple's documentation of
  /// SwiftUI's accessibilityRespondsToUserInteraction, which names Switch Control, Voice Control and
  /// Full Keyboard Access; certainty A.
  ///
  /// - Parameters:
  ///   - isGroup: Tells whether the members of a container are passed together.
  ///   - isIncluded: Tells whether an element that responds takes part.
  static func items(
    of tree: AccessibilityTree,
    settings: SpeechSettings,
    isGroup: (AccessibilityContainer) -> Bool,
    isIncluded: (AccessibilityElement) -> Bool = { _ in true }
  ) -> [ScanItem] {
    func items(_ nodes: [AccessibilityNode]) -> [ScanItem] {
      nodes.flatMap { node -> [ScanItem] in
        switch node {
        case .element(let element):
          guard element.respondsToUserInteraction, isIncluded(element) else { return [] }
          return [.element(element, name: name(of: element, settings: settings))]
        case .container(let container, let children):
          let members = items(children)
          let isGroup = members.count > 1 && isGroup(container)
          return isGroup ? [.group(container, members: members)] : members
        }
      }
    }
    return items(NodeArrangement(tree).arranged(tree.nodes))
  }

  /// Returns the name an element is shown under: its label, else the one Voice Control gives it.
  static func name(of element: AccessibilityElement, settings: SpeechSettings) -> String {
    element.label?.spokenForm ?? NamedElement(element, settings: settings).name
  }
}

extension AccessibilityElement {
  /// Whether the app gave the element a label or input labels.
  fileprivate var hasName: Bool {
    ([label] + userInputLabels).contains { $0?.spokenForm != nil }
  }
}
