import AccessibilityTree

extension FullKeyboardAccess {
  /// Opens the menu of what has the focus.
  func openMenu() -> [Transcript.Entry] {
    menu = focused().flatMap { ItemMenu($0, $0.customActionEntries(by: .keyboardActions)) }
    return [menu?.opening ?? .nothingHappens]
  }

  /// Moves in the open menu, chooses from it or closes it; nothing if no menu is open, or the key is
  /// none of a menu's.
  func performInMenu(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]? {
    guard var opened = menu else { return nil }
    menu = nil
    switch opened.press(command) {
    case .highlighted(let part):
      menu = opened
      return [.listed([part])]
    case .noMatch:
      menu = opened
      return [.event(.noMatch)]
    case .closed: return [.event(.menuClosed, rule: .keyboardActions)]
    case .chosen(let entry):
      return await actions.perform(
        entry.action,
        on: opened.element,
        named: entry.part,
        by: .keyboardActions,
        settle: settle
      )
    case nil: return nil
    }
  }
}
