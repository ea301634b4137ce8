import AccessibilityTree
import SpeechRules

/// An arrow key, and what it does to what has the focus.
struct ArrowKey {
  private let direction: Gesture.Direction

  /// Takes the direction of the arrow.
  init(_ direction: Gesture.Direction) {
    self.direction = direction
  }

  /// What the key does.
  enum Effect {
    /// The focus goes to another element.
    case focus(AccessibilityElement)
    /// Nothing lies in the direction; the rule says why the focus stays.
    case limit(SpeechRule)
    /// A value goes up or down.
    case step(AccessibilityAction)
  }

  /// Goes within a group, changes a value, or goes to the nearest item in the direction, as Full
  /// Keyboard Access does.
  ///
  /// Source: Workday's guide for groups; certainty B. The rest is concluded; C.
  func effect(on element: AccessibilityElement, in order: TabOrder) -> Effect {
    let group = order.group(of: element.id)
    if group.count > 1, let index = group.firstIndex(where: { $0.id == element.id }) {
      let next = index + (goesOn ? 1 : -1)
      return group.indices.contains(next) ? .focus(group[next]) : .limit(.keyboardGroups)
    }
    if element.traits.contains(.adjustable) { return .step(raises ? .increment : .decrement) }
    return nearest(to: element, among: order.elements, rule: .keyboardArrows)
  }

  /// Goes to the nearest member of the group in the direction, as the system's own focus does.
  func effect(onFocus element: AccessibilityElement, in order: TabOrder) -> Effect {
    nearest(to: element, among: order.group(of: element.id), rule: .focusGroups)
  }

  private func nearest(
    to element: AccessibilityElement,
    among elements: [AccessibilityElement],
    rule: SpeechRule
  ) -> Effect {
    element.nearest(to: direction, among: elements).map(Effect.focus) ?? .limit(rule)
  }

  private var goesOn: Bool { direction == .right || direction == .down }

  private var raises: Bool { direction == .right || direction == .up }
}

extension KeyCommand {
  /// The keys that are pressed; nothing for what is only understood while Full Keyboard Access is on.
  var keys: KeyStroke? {
    switch self {
    case .tab: KeyStroke(.named(.tab))
    case .shiftTab: KeyStroke(.named(.tab), .shift)
    case .arrow(.up): KeyStroke(.named(.up))
    case .arrow(.down): KeyStroke(.named(.down))
    case .arrow(.left): KeyStroke(.named(.left))
    case .arrow(.right): KeyStroke(.named(.right))
    case .space: KeyStroke(.named(.space))
    case .escape: KeyStroke(.named(.escape))
    case .press(let keys): keys
    case .back, .actions, .choose, .type: nil
    }
  }
}
