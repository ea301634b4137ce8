import AccessibilityTree
import SpeechRules

extension VoiceOver {
  func activate(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    if rotorSetting == .actions, let choice = focus?.choice {
      focus?.choice = nil
      // After the last custom action comes the activation itself.
      if stop.element.customActions.indices.contains(choice) {
        let name = stop.element.customActions[choice].name.spokenForm ?? ""
        return await ask(
          .custom(choice),
          of: stop,
          opening: .activated(name, rule: .actions),
          settle: settle
        )
      }
    }
    if rotorSetting == .audioGraph, let choice = focus?.choice {
      return useChart(choice, at: stop)
    }
    if let link = chosenLink(in: stop.element) {
      return await ask(
        .followLink(link.index),
        of: stop,
        opening: .activated(link.words, rule: .textLinks),
        settle: settle
      )
    }
    let opening = Transcript.Entry.activated(composer.name(of: stop))
    return await ask(.activate, of: stop, opening: opening, settle: settle)
  }

  /// Performs an action on a chart; only that its sound ends with a word is known.
  ///
  /// Source: VoiceOver in WWDC22, session 10136; certainty B.
  private func useChart(_ choice: Int, at stop: Stop) -> [Transcript.Entry] {
    let entries = chartEntries(of: stop.element)
    guard entries.indices.contains(choice) else { return [.nothingHappens] }
    let opening = Transcript.Entry.activated(entries[choice].text, rule: .audioGraph)
    guard choice == entries.count - 1 else { return [opening] }
    let words = composer.words(for: stop.element)
    let end = UtterancePart(.label, words.rotors.audioGraph.complete, rule: .audioGraph)
    let utterance = Utterance(parts: [end], language: words.language, rule: .audioGraph).at(stop)
    return [opening, .spoken(utterance, element: stop.element)]
  }

  func touch(
    _ action: AccessibilityAction,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    let opening = Transcript.Entry.activated(composer.name(of: stop), rule: .hold)
    return await ask(action, of: stop, opening: opening, settle: settle)
  }

  /// Performs the app's most important action.
  ///
  /// If nothing follows, the gesture is reported rather than the focused element, which wasn't
  /// activated.
  func magicTap(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let stop = currentStop() ?? readingOrder().stops.first else { return [.nothingHappens] }
    let entries = await ask(.magicTap, of: stop, opening: nil, settle: settle)
    return entries.isEmpty ? [.activated(Gesture.magicTap.text, rule: .magicTap)] : entries
  }

  /// Asks the app to go back or close.
  ///
  /// If the app handles it without a notification, the model assumes that something was dismissed.
  func scrub(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let stop = currentStop() ?? readingOrder().stops.first else { return [.nothingHappens] }
    guard app.perform(.escape, on: stop.element.id) else { return await refusal(settle: settle) }
    await settle()
    let news = handleNotifications()
    guard !news.leftScreen else { return news.entries + news.queued }
    let closing = follow(.dismissed, next: [])
    let isSettled = news.movedFocus || closing.movedFocus
    return closing.entries + news.entries + (isSettled ? [] : change(since: stop)) + news.queued
  }

  /// Scrolls by one page; the focus moves if its element scrolls away.
  func scroll(
    _ direction: Gesture.Direction,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let stop = currentStop() ?? readingOrder().stops.first else { return [.nothingHappens] }
    guard app.perform(.scroll(direction.scrollDirection), on: stop.element.id) else {
      return await refusal(settle: settle)
    }
    await settle()
    let news = handleNotifications()
    let entries = news.entries.isEmpty ? [.scrolled()] : news.entries
    let isGone = focus != nil && !news.movedFocus && currentStop() == nil
    return entries + (isGone ? moveNearby() : []) + news.queued
  }

  func type(
    _ text: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    guard app.perform(.insertText(text), on: stop.element.id) else {
      return await refusal(settle: settle)
    }
    await settle()
    let entries = newValue(since: stop, rule: .type) + handleNotificationsAfterChange()
    return entries.isEmpty ? [.nothingHappens] : entries
  }

  /// Increases or decreases the value and speaks the new one.
  func adjust(
    _ action: AccessibilityAction,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    guard app.perform(action, on: stop.element.id) else { return await refusal(settle: settle) }
    await settle()
    let isUnchanged = currentStop()?.element.value?.spokenForm == stop.element.value?.spokenForm
    let changes = isUnchanged ? change(since: stop) : newValue(since: stop, rule: .adjust)
    return (isUnchanged && changes.isEmpty ? [.limit(.adjust)] : changes)
      + handleNotificationsAfterChange()
  }
}
