import AccessibilityTree

extension VoiceOver {
  /// Returns the stops of the screen at this moment.
  func readingOrder() -> ReadingOrder {
    ReadingOrder(app.currentTree())
  }

  /// Returns the position of the focus, if its element is still there.
  func currentIndex(in order: ReadingOrder) -> Int? {
    focus.flatMap { order.index(of: $0.stop.element.id, expectedAt: $0.index) }
  }

  /// Returns the stop under the focus as it is now, if its element is still there.
  func currentStop() -> Stop? {
    let order = readingOrder()
    guard let index = currentIndex(in: order) else { return nil }
    focus?.stop = order.stops[index]
    focus?.index = index
    focus?.isLost = false
    return order.stops[index]
  }

  /// Moves the focus to a stop and returns what is spoken there.
  ///
  /// The names of containers are spoken that the focus was not in before; of all of them on a new
  /// screen.
  func move(
    to index: Int,
    in order: ReadingOrder,
    onNewScreen: Bool = false,
    rotor: RotorSetting? = nil
  ) -> Transcript.Entry {
    let stop = order.stops[index]
    let old = focus?.stop
    focus = Focus(stop: stop, index: index, rotor: rotor)
    if old?.element.id != stop.element.id {
      app.focusMoved(from: old?.element.id, to: stop.element.id)
    }
    let entered = stop.place.containersEntered(from: onNewScreen ? nil : old?.place)
    return .spoken(composer.utterance(for: stop, entering: entered), element: stop.element)
  }

  /// Moves the focus to the stop that took the place of a vanished one.
  ///
  /// What a phone does then is not known; certainty C.
  func moveNearby() -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else {
      focus = nil
      return []
    }
    let index = min(focus?.index ?? 0, order.stops.count - 1)
    return [move(to: index, in: order)]
  }

  /// Moves the focus by flicking.
  func step(by offset: Int) -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else { return [.nothingHappens] }
    guard let index = currentIndex(in: order) else { return moveNearby() }
    guard order.stops.indices.contains(index + offset) else { return [.limit] }
    return [move(to: index + offset, in: order)]
  }

  /// Moves the focus to the element with a label, else to the one with a caption.
  func touch(_ name: String) -> [Transcript.Entry] {
    let order = readingOrder()
    let index =
      order.stops.firstIndex { $0.element.label?.spokenForm == name }
      ?? order.stops.firstIndex { composer.utterance(for: $0).caption == name }
    return [index.map { move(to: $0, in: order) } ?? .nothingHappens]
  }

  /// Moves the focus to the first or last stop.
  func jump(to edge: Gesture.Edge) -> [Transcript.Entry] {
    let order = readingOrder()
    let index = edge == .top ? 0 : order.stops.count - 1
    return [order.stops.isEmpty ? .nothingHappens : move(to: index, in: order)]
  }

  /// Reports once that the element under the focus is gone.
  func lostFocus() -> [Transcript.Entry] {
    guard let focus, currentStop() == nil, !focus.isLost else { return [] }
    self.focus?.isLost = true
    return [.focusLost]
  }
}
