import AccessibilityTree
import SnippetMessages
import SnippetNotation
import SpeechRules

/// A stop that was spoken, and could be spoken otherwise.
struct SpokenStop: Sendable {
  let element: AccessibilityElement
  let utterance: Utterance
  private let settings: ScreenSettings

  /// What belongs to the place of an element, not to the element.
  private static let rolesOfPlace: Set<UtterancePart.Role> = [
    .container, .tableHeader, .tablePosition, .position,
  ]

  /// Takes a stop; `nil` if the utterance is not the whole text of the element.
  init?(element: AccessibilityElement, utterance: Utterance, settings: ScreenSettings) {
    self.element = element
    self.utterance = utterance
    self.settings = settings
    guard caption() == utterance.lineOfTranscript else { return nil }
  }

  /// The words of the element alone, in a language, as a page writes them.
  func ownParts(in language: String? = nil) -> [UtterancePart] {
    let language = language ?? settings.language
    let parts = parts(language: language, hints: settings.hints, traits: element.traits)
    return Utterance(parts: parts, language: language).captionParts
  }

  /// The line as it would be spoken with other settings or another set of traits.
  func caption(hints: Bool? = nil, traits: AccessibilityTraits? = nil) -> String {
    var parts = parts(
      language: settings.language,
      hints: hints ?? settings.hints,
      traits: traits ?? element.traits
    )
    for part in utterance.parts where Self.rolesOfPlace.contains(part.role) {
      // The roles are declared in the order of speech.
      let before = parts.lastIndex { $0.role.order <= part.role.order } ?? -1
      parts.insert(part, at: before + 1)
    }
    return Utterance(parts: parts, language: utterance.language).lineOfTranscript
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
  /// The line as the notation writes it.
  fileprivate var lineOfTranscript: String { parts.isEmpty ? "[silence]" : caption }
}
