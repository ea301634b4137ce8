import AccessibilityTree
import SpeechRules

extension FullKeyboardAccess {
  /// Types into the field that has the focus.
  func type(
    _ text: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused(), element.traits.contains(.textEntry) else {
      return [.nothingHappens]
    }
    return await act(.insertText(text), on: element, by: .keyboardItems, settle: settle)
  }

  /// Asks what has the focus to do something.
  func act(
    _ action: AccessibilityAction,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused() else { return [.nothingHappens] }
    return await act(action, on: element, by: rule, settle: settle)
  }

  /// Asks an element to do something.
  func act(
    _ action: AccessibilityAction,
    on element: AccessibilityElement,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    await actions.perform(
      action,
      on: element,
      named: ScanItem.name(of: element, settings: settings, rule: .keyboardItems),
      by: rule,
      settle: settle
    )
  }

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

extension ItemMenu {
  /// What a key does to an open menu.
  enum KeyAnswer {
    /// Another entry is highlighted.
    case highlighted(UtterancePart)
    /// There is no entry with the name that was asked for.
    case noMatch
    /// The menu is closed.
    case closed
    /// An entry is chosen, which closes the menu.
    case chosen(Entry)
  }

  /// Lets a key move the highlight, and returns what it does; nothing if it is none of a menu's.
  mutating func press(_ command: KeyCommand) -> KeyAnswer? {
    switch command {
    case .arrow(.down), .arrow(.up):
      move(by: command == .arrow(.down) ? 1 : -1)
      return .highlighted(current.part)
    case .escape: return .closed
    case .space: return .chosen(current)
    case .choose(let name): return entry(named: name).map(KeyAnswer.chosen) ?? .noMatch
    default: return nil
    }
  }
}
