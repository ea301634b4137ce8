import AccessibilityTree
import SpeechRules

extension VoiceControl {
  /// Types into the field that is being edited and shows what it holds then.
  func type(_ text: String, settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    guard let field = editedField else { return [.nothingHappens] }
    guard app.perform(.insertText(text), on: field.id) else {
      return await refusal(settle: settle)
    }
    lastTyped = text.count
    await settle()
    return [shown(field)] + takeNews()
  }

  /// Deletes characters before the cursor, or all of them, and shows what the field holds then.
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
    return [shown(field)] + takeNews()
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
