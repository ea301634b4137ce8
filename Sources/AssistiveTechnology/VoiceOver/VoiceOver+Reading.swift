import AccessibilityTree

extension VoiceOver {
  /// Goes from the first stop to the last and returns what is spoken at each.
  public func walk() -> [Transcript.Entry] {
    _ = app.takeNotifications()
    focus = nil
    return readOn(from: 0)
  }

  /// Puts the focus on the first stop and returns what is spoken there; nothing on an empty screen.
  ///
  /// An app that already asked for the focus elsewhere gets its wish.
  public func start() -> [Transcript.Entry] {
    let wishes = app.takeNotifications().compactMap(\.focus)
    let order = readingOrder()
    focus = nil
    guard !order.stops.isEmpty else { return [] }
    let index = wishes.reversed().lazy.compactMap(order.index(at:)).first ?? 0
    return [move(to: index, in: order)]
  }

  /// Speaks every stop from a position on, moving the focus along.
  ///
  /// The screen is read anew at each stop, for an app may change it when the focus arrives. An app
  /// that adds stops without end is left after the thousandth.
  func readOn(from start: Int) -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    var order = readingOrder()
    var index = start
    while order.stops.indices.contains(index), entries.count < 1_000 {
      entries.append(move(to: index, in: order))
      order = readingOrder()
      index = currentIndex(in: order).map { $0 + 1 } ?? index
    }
    return entries
  }

  /// Reads everything from a position on, at the user's wish.
  func readAll(from start: Int) -> [Transcript.Entry] {
    let entries = readOn(from: start)
    return entries.isEmpty ? [.nothingHappens] : withNews(entries)
  }

  /// Says the current element again, in full.
  func readAgain() -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    return [.spoken(composer.utterance(for: stop), element: stop.element)]
  }
}
