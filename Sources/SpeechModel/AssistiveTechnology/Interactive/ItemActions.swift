import AccessibilityTree
import SpeechRules

/// Asks elements for actions and tells what followed, where nothing is spoken.
@MainActor
struct ItemActions {
  let app: any AccessibleApp

  /// Asks an element for an action and tells what followed.
  ///
  /// - Parameters:
  ///   - name: The name under which the action is reported.
  ///   - rule: The rule by which the action is asked for.
  func perform(
    _ action: AccessibilityAction,
    on element: AccessibilityElement,
    named name: UtterancePart,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard app.perform(action, on: element.id) else { return await refusal(settle: settle) }
    await settle()
    guard action.changesValue else { return [.activated(name.text, rule: rule)] + news() }
    let value = current(element.id)?.value?.spokenForm
    if value == element.value?.spokenForm { return [.limit(rule)] + news() }
    return [.shown(name, value: value, rule: rule)] + news()
  }

  /// Asks one element after another to go back, as a rule has it.
  func goBack(
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    let stops = ReadingOrder(app.currentTree()).stops
    guard stops.contains(where: { app.perform(.escape, on: $0.element.id) }) else {
      return await refusal(settle: settle)
    }
    await settle()
    let news = news()
    return news.isEmpty ? [.event(.dismissed, rule: rule)] : news
  }

  /// Returns what the app made known although nothing in it answered; else that nothing happened.
  func refusal(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    await settle()
    let news = news()
    return news.isEmpty ? [.nothingHappens] : news
  }

  /// Takes the app's notifications; announcements are left out, for only VoiceOver speaks them.
  ///
  /// Source: Apple's documentation of the notifications; certainty A.
  func news() -> [Transcript.Entry] {
    let news = app.takeNotifications()
    let rule = SpeechRule.voiceAnnouncements
    return news.indices.compactMap { index in
      switch news[index] {
      case .screenChanged: .event(.screenChanged, rule: rule)
      case .layoutChanged: .event(.layoutChanged, rule: rule)
      // The same text twice in one breath means that nothing moved.
      case .pageScrolled where news.dropFirst(index + 1).first == news[index]: nil
      case .pageScrolled:
        index > 0 && news[index - 1] == news[index] ? .limit(rule) : .scrolled(rule: rule)
      case .dismissed: .event(.dismissed, rule: rule)
      case .announcement: nil
      }
    }
  }

  private func current(_ id: ElementID) -> AccessibilityElement? {
    ReadingOrder(app.currentTree()).stops.first { $0.element.id == id }?.element
  }
}

extension AccessibilityAction {
  /// Whether the action shows in the value of the element.
  fileprivate var changesValue: Bool {
    switch self {
    case .increment, .decrement, .insertText, .deleteBackward: true
    default: false
    }
  }
}
