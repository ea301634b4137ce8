import AccessibilityTree
import SpeechRules

extension FullKeyboardAccess {
  func type(
    _ text: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused(), element.traits.contains(.textEntry) else {
      return [.nothingHappens]
    }
    return await act(.insertText(text), on: element, by: .keyboardItems, settle: settle)
  }

  func act(
    _ action: AccessibilityAction,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused() else { return [.nothingHappens] }
    return await act(action, on: element, by: rule, settle: settle)
  }

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

  func openMenu() -> [Transcript.Entry] {
    menu = focused().flatMap { ItemMenu($0, $0.customActionEntries(by: .keyboardActions)) }
    return [menu?.opening ?? .nothingHappens]
  }

  /// Passes a key to the open menu; returns `nil` if there is none or it doesn't use the key.
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
  enum KeyEffect {
    case highlighted(UtterancePart)
    case noMatch
    case closed
    case chosen(Entry)
  }

  /// Moves the highlight if the key does so, and returns the effect; `nil` if the menu ignores it.
  mutating func press(_ command: KeyCommand) -> KeyEffect? {
    switch command {
    case .arrow(.down), .arrow(.up):
      move(by: command == .arrow(.down) ? 1 : -1)
      return .highlighted(current.part)
    case .escape: return .closed
    case .space: return .chosen(current)
    case .choose(let name): return entry(named: name).map(KeyEffect.chosen) ?? .noMatch
    default: return nil
    }
  }
}
