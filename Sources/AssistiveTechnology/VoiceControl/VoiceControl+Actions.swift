import AccessibilityTree

extension VoiceControl {
  /// Asks the element that a target means for an action.
  func act(
    _ action: AccessibilityAction,
    _ target: VoiceCommand.Target,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch find(target) {
    case .failure(let miss):
      return miss.entries
    case .success(let found):
      guard app.perform(action, on: found.element.id) else { return [.nothingHappens] }
      await settle()
      return [.activated(found.name)] + takeNews()
    }
  }

  /// Raises or lowers the value of an element and shows its name with the new value.
  func step(
    _ action: AccessibilityAction,
    _ target: VoiceCommand.Target,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch find(target) {
    case .failure(let miss):
      return miss.entries
    case .success(let found):
      guard found.element.traits.contains(.adjustable),
        app.perform(action, on: found.element.id)
      else { return [.nothingHappens] }
      await settle()
      let value = value(of: found.element.id)
      let isUnchanged = value == found.element.value?.spokenForm
      let result = Transcript.Entry.shown(
        [found.name, value].compactMap(\.self).joined(separator: ": ")
      )
      return [isUnchanged ? .limit : result] + takeNews()
    }
  }

  /// Scrolls the first thing on the screen that answers.
  func scroll(
    _ direction: AccessibilityAction.ScrollDirection,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard askAnyone(.scroll(direction)) else { return [.nothingHappens] }
    await settle()
    let news = takeNews()
    return news.isEmpty ? [.scrolled()] : news
  }

  /// Goes back or closes; an app that answers without a notification is taken to have closed.
  func goBack(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard askAnyone(.escape) else { return [.nothingHappens] }
    await settle()
    let news = takeNews()
    return news.isEmpty ? [.dismissed] : news
  }

  /// Asks one element after another until something in the app answers; there is no focus.
  private func askAnyone(_ action: AccessibilityAction) -> Bool {
    ReadingOrder(app.currentTree()).stops.contains { app.perform(action, on: $0.element.id) }
  }

  private func value(of id: ElementID) -> String? {
    let stops = ReadingOrder(app.currentTree()).stops
    return stops.first { $0.element.id == id }?.element.value?.spokenForm
  }

  /// Takes the app's notifications; announcements are left out, for only VoiceOver speaks them.
  ///
  /// Source: Apple's documentation of the notifications; certainty A.
  private func takeNews() -> [Transcript.Entry] {
    app.takeNotifications().compactMap { notification in
      switch notification {
      case .screenChanged: .event("screen changed", text: nil)
      case .layoutChanged: .event("layout changed", text: nil)
      case .pageScrolled: .scrolled()
      case .dismissed: .dismissed
      case .announcement: nil
      }
    }
  }
}
