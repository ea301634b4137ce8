import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// Returns the stops of the screen at this moment.
  func readingOrder() -> ReadingOrder {
    ReadingOrder(app.currentTree())
  }

  /// Returns the position of the focus, if its element is still there or was made again.
  func currentIndex(in order: ReadingOrder) -> Int? {
    focus.flatMap { focus in
      order.index(of: focus.stop.element.id, expectedAt: focus.index)
        ?? order.stops.firstIndex { $0.element.isNewForm(of: focus.stop.element) }
    }
  }

  /// Returns the stop under the focus as it is now, if its element is still there.
  func currentStop() -> Stop? {
    let order = readingOrder()
    guard let index = currentIndex(in: order) else { return nil }
    let old = focus?.stop.element.id
    let stop = order.stops[index]
    focus?.stop = stop
    focus?.index = index
    focus?.isLost = false
    if let old, old != stop.element.id { app.focusMoved(from: old, to: stop.element.id) }
    return stop
  }

  /// Moves the focus to a stop and returns what is spoken there.
  ///
  /// The names of containers are spoken that the focus was not in before; of all of them on a new
  /// screen. The rule is that of what is said of a stop, unless another one led here.
  func move(
    to index: Int,
    in order: ReadingOrder,
    onNewScreen: Bool = false,
    rotor: RotorSetting? = nil,
    by rule: SpeechRule = .partOrder
  ) -> Transcript.Entry {
    let stop = order.stops[index]
    let old = focus?.stop
    // The app is named once, when VoiceOver first comes there; source: pictures of phones, B.
    let title = old == nil && !hasArrived ? app.currentTree().title : nil
    hasArrived = true
    focus = Focus(stop: stop, index: index, rotor: rotor)
    if old?.element.id != stop.element.id {
      app.focusMoved(from: old?.element.id, to: stop.element.id)
    }
    let entered = stop.place.containersEntered(from: onNewScreen ? nil : old?.place)
    var utterance = composer.utterance(for: stop, entering: entered, of: title)
    utterance.rule = rule
    return .spoken(utterance, element: stop.element)
  }

  /// Moves the focus to the stop that took the place of a vanished one.
  ///
  /// What a phone does then is not known; certainty C.
  func moveNearby() -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else { return loseFocus() }
    let index = min(focus?.index ?? 0, order.stops.count - 1)
    return [move(to: index, in: order, by: .layoutGone)]
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
  ///
  /// A finger finds only what has an area on the screen.
  func touch(_ name: String) -> [Transcript.Entry] {
    let tree = app.currentTree()
    let order = ReadingOrder(tree)
    let found = order.stops.indices.filter { index in
      order.stops[index].element.frame.intersects(tree.screen)
    }
    let index =
      found.first { order.stops[$0].element.label?.spokenForm == name }
      ?? found.first { composer.utterance(for: order.stops[$0]).caption == name }
    return [index.map { move(to: $0, in: order) } ?? .nothingHappens]
  }

  /// Moves the focus to the first or last stop.
  func jump(to edge: Gesture.Edge) -> [Transcript.Entry] {
    let order = readingOrder()
    let index = edge == .top ? 0 : order.stops.count - 1
    return [order.stops.isEmpty ? .nothingHappens : move(to: index, in: order)]
  }

  /// Takes the focus away, because nothing is left to stop at.
  func loseFocus() -> [Transcript.Entry] {
    defer { focus = nil }
    return focus == nil || focus?.isLost == true ? [] : [.focusLost]
  }

  /// Reports once that the element under the focus is gone.
  func lostFocus() -> [Transcript.Entry] {
    guard let focus, currentStop() == nil, !focus.isLost else { return [] }
    self.focus?.isLost = true
    return [.focusLost]
  }
}

extension AccessibilityElement {
  /// Tells whether another object says the same at the same place, as after a list was reloaded.
  ///
  /// Ours; certainty C.
  fileprivate func isNewForm(of old: AccessibilityElement) -> Bool {
    let states: AccessibilityTraits = [.selected, .notEnabled, .isEditing]
    return frame == old.frame && label?.spokenForm == old.label?.spokenForm
      && traits.subtracting(states) == old.traits.subtracting(states)
  }
}
