import AccessibilityTree
import SnippetMessages
import SpeechRules

struct SpokenStop: Sendable {
  let element: AccessibilityElement
  let utterance: Utterance
  private let settings: ScreenSettings

  /// The roles that depend on the position of an element, not on the element itself.
  private static let positionRoles: Set<UtterancePart.Role> = [
    .container, .tableHeader, .tablePosition, .position,
  ]

  /// Returns `nil` if the utterance isn't the complete speech of the element.
  init?(element: AccessibilityElement, utterance: Utterance, settings: ScreenSettings) {
    self.element = element
    self.utterance = utterance
    self.settings = settings
    guard caption() == utterance.transcriptLine else { return nil }
  }

  func ownParts(in language: String? = nil) -> [UtterancePart] {
    let language = language ?? settings.language
    let parts = parts(language: language, hints: settings.hints, traits: element.traits)
    return Utterance(parts: parts, language: language).captionParts
  }

  func caption(hints: Bool? = nil, traits: AccessibilityTraits? = nil) -> String {
    var parts = parts(
      language: settings.language,
      hints: hints ?? settings.hints,
      traits: traits ?? element.traits
    )
    for part in utterance.parts where Self.positionRoles.contains(part.role) {
      // Roles are declared in speech order.
      let before = parts.lastIndex { $0.role.order <= part.role.order } ?? -1
      parts.insert(part, at: before + 1)
    }
    return Utterance(parts: parts, language: utterance.language).transcriptLine
  }

  private func parts(
    language: String,
    hints: Bool,
    traits: AccessibilityTraits
  ) -> [UtterancePart] {
    var element = element
    element.traits = traits
    var speech = settings.speech
    speech.language = language
    speech.hints = hints
    return UtteranceComposer(settings: speech).utterance(for: Stop(element)).parts
  }
}

extension UtterancePart.Role {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Utterance {
  fileprivate var transcriptLine: String { parts.isEmpty ? "[silence]" : caption }
}
