import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// Moves from the first stop to the last and returns what is spoken at each.
  public func walk() -> [Transcript.Entry] {
    _ = app.takeNotifications()
    focus = nil
    var entries: [Transcript.Entry] = []
    var order = readingOrder()
    var index = 0
    // The screen is read again at each stop, because an app may change it when the focus arrives.
    // An app that keeps adding stops is abandoned after a thousand of them.
    while order.stops.indices.contains(index), entries.count < Self.maximumStops {
      entries.append(move(to: index, in: order))
      order = readingOrder()
      index = currentIndex(in: order).map { $0 + 1 } ?? index
    }
    return entries
  }

  /// Focuses the first stop and returns what is spoken there; nothing on an empty screen.
  ///
  /// If the app has already posted a notification that names another element, the focus goes there;
  /// otherwise a summary element comes first.
  public func start() -> [Transcript.Entry] {
    let wishes = app.takeNotifications().compactMap(\.focus)
    let order = readingOrder()
    focus = nil
    guard !order.stops.isEmpty else { return [] }
    let index = wishes.reversed().lazy.compactMap(order.index(at:)).first ?? order.initialStopIndex
    return [move(to: index, in: order)]
  }

  func readAll(
    from start: Int,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    var order = readingOrder()
    var index = start
    while order.stops.indices.contains(index), entries.count < Self.maximumStops {
      entries.append(move(to: index, in: order))
      let page = await turnPage(in: order, settle: settle)
      entries += page.entries
      order = readingOrder()
      index = page.index ?? currentIndex(in: order).map { $0 + 1 } ?? index
    }
    return entries.isEmpty ? [.nothingHappens] : entries
  }

  func readAgain() -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    return [.spoken(composer.utterance(for: stop), element: stop.element)]
  }

  /// Turns the page after an element that asks for it.
  ///
  /// Returns the app's news, and the index at which to continue unless that is the next stop.
  ///
  /// Source: Apple's documentation of `causesPageTurn`; certainty A. Reading continues with the
  /// same element if its text changed, or else with the first new one; certainty C.
  private func turnPage(
    in old: ReadingOrder,
    settle: @MainActor () async -> Void
  ) async -> (entries: [Transcript.Entry], index: Int?) {
    guard let stop = focus?.stop, stop.element.traits.contains(.causesPageTurn) else {
      return ([], nil)
    }
    let isAnswered = app.perform(.scroll(.next), on: stop.element.id)
    await settle()
    let news = handleNotifications()
    let isSilent = isAnswered && news.entries.isEmpty
    let entries = (isSilent ? [.scrolled()] : news.entries) + news.queued
    guard isAnswered, !news.movedFocus, news.entries != [.limit(.scroll)] else {
      return (entries, nil)
    }
    let order = readingOrder()
    if let index = order.stops.firstIndex(where: { $0.element.id == stop.element.id }) {
      let isNew = composer.change(from: stop.element, to: order.stops[index]) != nil
      return (entries, isNew ? index : nil)
    }
    let known = Set(old.stops.map(\.element.id))
    let index = order.stops.firstIndex { !known.contains($0.element.id) }
    return (entries, index ?? order.stops.count)
  }

  private static var maximumStops: Int { 1_000 }
}

extension ReadingOrder {
  /// The index of the stop that is read when a screen appears: a summary element, or else the
  /// first.
  ///
  /// Source: Apple's documentation of `summaryElement`; certainty A, for the focus C.
  var initialStopIndex: Int {
    stops.firstIndex { $0.element.traits.contains(.summaryElement) } ?? 0
  }
}
