import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// Asks the app for an action and returns what follows if the app handles it.
  ///
  /// VoiceOver stays silent after an element that plays a sound or starts audio or video. Source:
  /// Apple's documentation of `startsMediaSession`, certainty A; akaDuality's book on `playsSound`,
  /// B.
  func ask(
    _ action: AccessibilityAction,
    of stop: Stop,
    opening: Transcript.Entry?,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard app.answers(action, on: stop.element.id) else { return await refusal(settle: settle) }
    await settle()
    let news = handleNotifications()
    let isQuiet =
      action == .activate
      && !stop.element.traits.isDisjoint(with: [.playsSound, .startsMediaSession])
    let changes = news.movedFocus ? [] : isQuiet ? lostFocus() : change(since: stop)
    return [opening].compactMap(\.self) + news.entries + changes + news.queued
  }

  /// Returns what the app reported although it didn't handle the gesture, or else that nothing
  /// happened.
  ///
  /// Source: Apple's documentation: an announcement is spoken when it is posted; certainty A.
  func refusal(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    await settle()
    let entries = handleNotificationsAfterChange()
    return entries.isEmpty ? [.nothingHappens] : entries
  }

  func poll(since old: Stop) -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [] }
    let value = newValue(since: old, rule: .wait)
    guard stop.element.label?.spokenForm == old.element.label?.spokenForm, !value.isEmpty else {
      return change(since: old)
    }
    return value
  }

  /// Speaks what has changed about the focused element, or reports its loss.
  func change(since old: Stop) -> [Transcript.Entry] {
    guard focus != nil else { return [] }
    guard let stop = currentStop() else { return lostFocus() }
    guard let change = composer.change(from: old.element, to: stop) else { return [] }
    return [.spoken(change, element: stop.element)]
  }

  func newValue(since old: Stop, rule: SpeechRule) -> [Transcript.Entry] {
    guard let stop = currentStop(),
      stop.element.value?.spokenForm != old.element.value?.spokenForm,
      let value = composer.value(of: stop, rule: rule)
    else { return [] }
    return [.spoken(value, element: stop.element)]
  }

  /// Returns the app's notifications after a change, and the loss of the focus if it didn't move.
  func handleNotificationsAfterChange() -> [Transcript.Entry] {
    let news = handleNotifications()
    return news.entries + (news.movedFocus ? [] : lostFocus()) + news.queued
  }
}
