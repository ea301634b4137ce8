import AccessibilityTree
import SpeechRules

struct ArrowKey {
  private let direction: Gesture.Direction

  init(_ direction: Gesture.Direction) {
    self.direction = direction
  }

  enum Effect {
    case focus(AccessibilityElement)
    /// Nothing is in that direction; the rule explains why the focus stays.
    case limit(SpeechRule)
    case step(AccessibilityAction)
  }

  /// Moves within a group, changes a value or moves to the nearest item, as Full Keyboard Access
  /// does.
  ///
  /// Source: Workday's guide for groups; certainty B. The rest is inferred; C.
  func effect(on element: AccessibilityElement, in order: TabOrder) -> Effect {
    let group = order.group(of: element.id)
    if group.count > 1, let index = group.firstIndex(where: { $0.id == element.id }) {
      let next = index + (goesOn ? 1 : -1)
      return group.indices.contains(next) ? .focus(group[next]) : .limit(.keyboardGroups)
    }
    if element.traits.contains(.adjustable) { return .step(raises ? .increment : .decrement) }
    return nearest(to: element, among: order.elements, rule: .keyboardArrows)
  }

  /// Moves to the nearest member of the focus group, as the system's own focus does.
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
  /// The key stroke; `nil` for keys that only work with Full Keyboard Access.
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
