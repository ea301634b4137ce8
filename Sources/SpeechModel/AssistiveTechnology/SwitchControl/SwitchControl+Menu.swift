import AccessibilityTree
import SpeechRules

extension SwitchControl {
  /// Opens the menu of an item.
  func openMenu(of element: AccessibilityElement) -> [Transcript.Entry] {
    let opened = ItemMenu(element, ItemMenu.entries(forSwitchesAt: element, settings: settings))
    menu = opened
    return [opened?.opening ?? .event(.menu)]
  }

  /// Chooses an entry of the open menu by its name.
  func choose(
    _ name: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let menu else { return [.nothingHappens] }
    guard let entry = menu.entry(named: name) else { return [.event(.noMatch)] }
    return await act(entry, on: menu.element, settle: settle)
  }

  /// Closes the menu and does what an entry of it says.
  func act(
    _ entry: ItemMenu.Entry,
    on element: AccessibilityElement,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    menu = nil
    let item = ScanItem.name(of: element, settings: settings, rule: .switchItems)
    let isCustom = if case .custom = entry.action { true } else { false }
    return await actions.perform(
      entry.action,
      on: element,
      named: isCustom ? entry.part : item,
      by: entry.part.rule ?? .switchMenu,
      settle: settle
    )
  }
}
