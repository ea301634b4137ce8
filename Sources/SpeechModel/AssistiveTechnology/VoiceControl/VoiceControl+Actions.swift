import AccessibilityTree
import SpeechRules

extension VoiceControl {
  func act(
    _ action: AccessibilityAction,
    _ target: VoiceCommand.Target,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    let name: String
    let rule: SpeechRule
    switch find(target) {
    case .failure(let miss):
      return miss.entries
    case .success(.element(let found)):
      guard app.answers(action, on: found.element.id) else { return await refusal(settle: settle) }
      name = found.name
      rule = .voiceInputLabels
    case .success(.action(let found, let index, let title)):
      guard app.perform(.custom(index), on: found.element.id) else {
        return await refusal(settle: settle)
      }
      name = title
      rule = .voiceActions
    case .success(.cell(let cell)):
      let touched = element(at: cell.center)
      guard app.perform(action, at: cell.center) else { return await refusal(settle: settle) }
      name = touched.map { NamedElement($0, settings: settings).name } ?? ""
      rule = .voiceGridZoom
    }
    await settle()
    return [.activated(name, rule: rule)] + handleNotifications()
  }

  /// Increases or decreases a value and shows the name of the element with the new value.
  func step(
    _ action: AccessibilityAction,
    _ target: VoiceCommand.Target,
    times: Int,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    let found: NamedElement
    switch find(target) {
    case .failure(let miss): return miss.entries
    case .success(.element(let element)): found = element
    case .success: return [.nothingHappens]
    }
    guard found.element.traits.contains(.adjustable), (1...99).contains(times) else {
      return [.nothingHappens]
    }
    var value = found.element.value?.spokenForm
    for index in 1...times {
      guard app.perform(action, on: found.element.id) else {
        guard index > 1 else { return await refusal(settle: settle) }
        return [.shown(found.part, value: value, rule: .voiceIncrement)] + handleNotifications()
      }
      await settle()
      let next = currentElement(found.element.id)?.value?.spokenForm
      if next == value {
        let last = Transcript.Entry.shown(found.part, value: value, rule: .voiceIncrement)
        return (index == 1 ? [] : [last]) + [.limit(.voiceIncrement)] + handleNotifications()
      }
      value = next
    }
    return [.shown(found.part, value: value, rule: .voiceIncrement)] + handleNotifications()
  }

  /// Asks one element after another until the app handles the action, since there is no focus.
  func performAnywhere(_ action: AccessibilityAction) -> Bool {
    ReadingOrder(app.currentTree()).stops.contains { app.perform(action, on: $0.element.id) }
  }

  func currentElement(_ id: ElementID) -> AccessibilityElement? {
    ReadingOrder(app.currentTree()).stops.first { $0.element.id == id }?.element
  }

  func element(at point: Point) -> AccessibilityElement? {
    ReadingOrder(app.currentTree()).stops.last { $0.element.frame.contains(point) }?.element
  }

  /// Returns what the app reported although it didn't handle the command.
  func refusal(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    await ItemActions(app: app).refusal(settle: settle)
  }

  func handleNotifications() -> [Transcript.Entry] { ItemActions(app: app).news() }

  func type(_ text: String, settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let field = editedField else { return [.nothingHappens] }
    guard app.perform(.insertText(text), on: field.id) else {
      return await refusal(settle: settle)
    }
    lastTyped = text.count
    await settle()
    return [shown(field)] + handleNotifications()
  }

  /// Deletes characters before the cursor, or all of them, and shows the new content of the field.
  func delete(_ count: Int?, settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let field = editedField else { return [.nothingHappens] }
    lastTyped = 0
    var isAnswered = false
    for _ in 0..<(count ?? field.value?.count ?? 0) {
      guard app.perform(.deleteBackward, on: field.id) else { break }
      isAnswered = true
    }
    guard isAnswered else { return await refusal(settle: settle) }
    await settle()
    return [shown(field)] + handleNotifications()
  }

  private var editedField: AccessibilityElement? {
    ReadingOrder(app.currentTree()).stops.map(\.element)
      .first { $0.traits.contains([.textEntry, .isEditing]) }
  }

  private func shown(_ field: AccessibilityElement) -> Transcript.Entry {
    let field = currentElement(field.id) ?? field
    let name = NamedElement(field, settings: settings).part
    return .shown(name, value: field.value?.spokenForm, rule: .voiceTyping)
  }
}
