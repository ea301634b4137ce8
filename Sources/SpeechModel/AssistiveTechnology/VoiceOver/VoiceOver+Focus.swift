import AccessibilityTree
import SpeechRules

extension VoiceOver {
  func readingOrder() -> ReadingOrder {
    ReadingOrder(app.currentTree())
  }

  /// Returns the index of the focus, if its element still exists or was recreated.
  func currentIndex(in order: ReadingOrder) -> Int? {
    focus.flatMap { focus in
      order.index(of: focus.stop.element.id, expectedAt: focus.index)
        ?? order.stops.firstIndex { $0.element.isRecreation(of: focus.stop.element) }
    }
  }

  /// Returns the current state of the focused stop, if its element still exists.
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
  /// This includes the names of the containers that the focus enters; on a new screen, of all of
  /// them.
  func move(
    to index: Int,
    in order: ReadingOrder,
    onNewScreen: Bool = false,
    rotor: RotorSetting? = nil,
    by rule: SpeechRule = .partOrder
  ) -> Transcript.Entry {
    let stop = order.stops[index]
    let old = focus?.stop
    // The app is named once, when VoiceOver first arrives; source: pictures of phones, B.
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

  /// Moves the focus to the stop that replaced a vanished one.
  ///
  /// What a phone does in this case is unknown; certainty C.
  func moveNearby() -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else { return loseFocus() }
    let index = min(focus?.index ?? 0, order.stops.count - 1)
    return [move(to: index, in: order, by: .layoutGone)]
  }

  func step(by offset: Int) -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else { return [.nothingHappens] }
    guard let index = currentIndex(in: order) else { return moveNearby() }
    guard order.stops.indices.contains(index + offset) else { return [.limit] }
    return [move(to: index + offset, in: order)]
  }

  /// Moves the focus to the element with a label, or else to the one with a caption.
  ///
  /// A finger only finds elements with an area on the screen.
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

  func jump(to edge: Gesture.Edge) -> [Transcript.Entry] {
    let order = readingOrder()
    let index = edge == .top ? 0 : order.stops.count - 1
    return [order.stops.isEmpty ? .nothingHappens : move(to: index, in: order)]
  }

  func loseFocus() -> [Transcript.Entry] {
    defer { focus = nil }
    return focus == nil || focus?.isLost == true ? [] : [.focusLost]
  }

  func lostFocus() -> [Transcript.Entry] {
    guard let focus, currentStop() == nil, !focus.isLost else { return [] }
    self.focus?.isLost = true
    return [.focusLost]
  }
}

extension AccessibilityElement {
  /// Returns whether this is the same element recreated, as after reloading a list.
  ///
  /// Our own choice; certainty C.
  fileprivate func isRecreation(of old: AccessibilityElement) -> Bool {
    let states: AccessibilityTraits = [.selected, .notEnabled, .isEditing]
    return frame == old.frame && label?.spokenForm == old.label?.spokenForm
      && traits.subtracting(states) == old.traits.subtracting(states)
  }
}
