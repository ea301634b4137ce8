import AccessibilityTree
import SpeechRules

extension SwitchControl {
  func openMenu(of element: AccessibilityElement) -> [Transcript.Entry] {
    let opened = ItemMenu(element, ItemMenu.entries(forSwitchesAt: element, settings: settings))
    menu = opened
    return [opened?.opening ?? .event(.menu)]
  }

  func choose(
    _ name: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let menu else { return [.nothingHappens] }
    guard let entry = menu.entry(named: name) else { return [.event(.noMatch)] }
    return await act(entry, on: menu.element, settle: settle)
  }

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

extension ItemMenu {
  /// The items of an element's menu: tap, the steps of a value, custom actions.
  ///
  /// Source: Apple's user guides for “Tap”, its documentation for custom actions; certainty A. The
  /// items for steps and their position are inferred; C.
  static func entries(
    forSwitchesAt element: AccessibilityElement,
    settings: SpeechSettings
  ) -> [Entry] {
    let words = SpeechWords.words(for: settings.language).switches
    func entry(
      _ word: Word,
      _ action: AccessibilityAction,
      rule: SpeechRule
    ) -> Entry {
      Entry(part: UtterancePart(.label, word, rule: rule), action: action)
    }
    let steps = [
      entry(words.increment, .increment, rule: .switchSteps),
      entry(words.decrement, .decrement, rule: .switchSteps),
    ]
    return [entry(words.tap, .activate, rule: .switchMenu)]
      + (element.traits.contains(.adjustable) ? steps : [])
      + element.customActionEntries(by: .switchMenu)
  }
}

extension AccessibilityContainer {
  /// Whether Switch Control highlights the members together before it enters the container.
  ///
  /// Source: UIAccessibility's header for a style that the app chose; certainty A. With the
  /// automatic style, a container is a group if it has a meaning, but not if the app only set an
  /// order; C.
  var isGroupForSwitches: Bool {
    switch navigationStyle {
    case .combined: true
    case .separate: false
    case .automatic: kind != .group || order == .geometric
    }
  }
}
