import AccessibilityTree
import SpeechRules

/// Performs actions for the technologies that don't speak, and returns what follows.
@MainActor
struct ItemActions {
  let app: any AccessibleApp

  /// Performs an action on an element and returns what follows.
  ///
  /// - Parameters:
  ///   - name: The name under which the action is reported.
  ///   - rule: The rule that the entries carry.
  func perform(
    _ action: AccessibilityAction,
    on element: AccessibilityElement,
    named name: UtterancePart,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard app.answers(action, on: element.id) else { return await refusal(settle: settle) }
    await settle()
    guard action.changesValue else { return [.activated(name.text, rule: rule)] + news() }
    let value = current(element.id)?.value?.spokenForm
    if value == element.value?.spokenForm { return [.limit(rule)] + news() }
    return [.shown(name, value: value, rule: rule)] + news()
  }

  /// Asks one element after another to go back.
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

  /// Returns what the app reported although it didn't handle the action, or else that nothing
  /// happened.
  func refusal(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    await settle()
    let news = news()
    return news.isEmpty ? [.nothingHappens] : news
  }

  /// Takes the app's notifications, without announcements, which only VoiceOver speaks.
  ///
  /// Source: Apple's documentation of the notifications; certainty A.
  func news() -> [Transcript.Entry] {
    let news = app.takeNotifications()
    let rule = SpeechRule.voiceAnnouncements
    return news.indices.compactMap { index in
      switch news[index] {
      case .screenChanged: .event(.screenChanged, rule: rule)
      case .layoutChanged: .event(.layoutChanged, rule: rule)
      // The same text twice in a row means that nothing scrolled.
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
  fileprivate var changesValue: Bool {
    switch self {
    case .increment, .decrement, .insertText, .deleteBackward: true
    default: false
    }
  }
}
