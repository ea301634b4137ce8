import AccessibilityTree

extension FullKeyboardAccess {
  /// What Tab goes through on the screen at this moment.
  func tabOrder() -> TabOrder {
    let tree = actions.app.currentTree()
    return isOn
      ? TabOrder(itemsOf: tree, settings: settings)
      : TabOrder(focusGroupsOf: tree, settings: settings)
  }

  /// The element that has the focus; nothing if it is gone.
  func focused() -> AccessibilityElement? { tabOrder().element(focus.id) }

  /// Goes to the next item, round in a circle; a group is entered at what is chosen in it.
  ///
  /// Source: Workday's guide for groups; certainty B. The member that is entered is concluded; C.
  func move(by step: Int) -> [Transcript.Entry] {
    let members = tabOrder().members(step, after: focus.id)
    guard isOn else { return show(focus.entrance(to: members)) }
    return show(members.first { $0.traits.contains(.selected) } ?? members.first)
  }

  /// Goes in the direction of an arrow, or changes a value.
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
