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
}
