import AccessibilityTree

extension FullKeyboardAccess {
  func tabOrder() -> TabOrder {
    let tree = actions.app.currentTree()
    return isOn
      ? TabOrder(itemsOf: tree, settings: settings)
      : TabOrder(focusGroupsOf: tree, settings: settings)
  }

  func focused() -> AccessibilityElement? { tabOrder().element(focus.id) }

  /// Moves to the next item, wrapping around; a group is entered at its selected member.
  ///
  /// Source: Workday's guide for groups; certainty B. The member that is entered is inferred; C.
  func move(by step: Int) -> [Transcript.Entry] {
    let members = tabOrder().members(step, after: focus.id)
    guard isOn else { return show(focus.entryElement(to: members)) }
    return show(members.first { $0.traits.contains(.selected) } ?? members.first)
  }

  func press(
    _ direction: Gesture.Direction,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    let order = tabOrder()
    guard let element = order.element(focus.id) else { return [.nothingHappens] }
    let arrow = ArrowKey(direction)
    switch isOn ? arrow.effect(on: element, in: order) : arrow.effect(onFocus: element, in: order) {
    case .focus(let next): return show(next)
    case .limit(let rule): return [.limit(rule)]
    case .step(let action):
      return await act(action, on: element, by: .keyboardArrows, settle: settle)
    }
  }

  private func show(_ element: AccessibilityElement?) -> [Transcript.Entry] {
    guard let element else { return [.nothingHappens] }
    focus.move(to: element)
    let name = ScanItem.name(of: element, settings: settings, rule: .keyboardItems)
    return [.shown(.element(element, name: name))]
  }
}

/// The keyboard focus, and the element that last had it in each group.
///
/// The screen is read again at each step, so positions are stored as identities.
struct KeyboardFocus {
  private(set) var id: ElementID?
  /// The elements that had the focus when their group was left, by the name of the group.
  private var lastFocused: [String: ElementID] = [:]

  mutating func move(to element: AccessibilityElement) {
    id = element.id
    if let group = element.focusGroupMembership?.group { lastFocused[group] = element.id }
  }

  /// Returns the member of a focus group that Tab focuses; `nil` if there are none.
  func entryElement(to members: [AccessibilityElement]) -> AccessibilityElement? {
    FocusGroups.primary(of: members, former: Set(lastFocused.values))
  }
}

extension AccessibilityElement {
  func nearest(
    to direction: Gesture.Direction,
    among elements: [AccessibilityElement]
  ) -> AccessibilityElement? {
    elements
      .filter { $0.id != id && $0.frame.center.isLocated(direction, of: frame.center) }
      .min {
        $0.frame.center.distance(to: frame.center) < $1.frame.center.distance(to: frame.center)
      }
  }
}

extension Point {
  fileprivate func isLocated(_ direction: Gesture.Direction, of other: Point) -> Bool {
    switch direction {
    case .right: x > other.x
    case .left: x < other.x
    case .up: y < other.y
    case .down: y > other.y
    }
  }

  fileprivate func distance(to other: Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
