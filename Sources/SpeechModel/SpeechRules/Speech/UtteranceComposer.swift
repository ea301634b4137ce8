public import AccessibilityTree

/// The composition of what is spoken at a stop: typed parts in the order of speech.
///
/// ```swift
/// import AccessibilityTree
/// import SpeechRules
///
/// let title = AccessibilityElement(id: ElementID(1), label: "Корзина", traits: .header)
/// let composer = UtteranceComposer(settings: SpeechSettings(language: "ru"))
/// print(composer.utterance(for: Stop(title)).caption)
/// ```
///
/// ```output
/// Корзина, Заголовок
/// ```
///
/// Source for the order: AccessibilitySnapshot, with recordings and pictures of phones that agree;
/// certainty A.
public struct UtteranceComposer: Hashable, Sendable {
  /// The user's settings.
  public let settings: SpeechSettings

  /// Creates a composer.
  public init(settings: SpeechSettings) {
    self.settings = settings
  }

  /// Returns the whole text of a stop, after the names of the app and containers that focus enters.
  public func utterance(
    for stop: Stop,
    entering containers: [AccessibilityContainer] = [],
    of app: String? = nil
  ) -> Utterance {
    let speech = speech(for: stop)
    let name = app?.spokenForm.map { [UtterancePart(.container, $0, rule: .entryApp)] } ?? []
    return Utterance(
      parts: name + entry(into: containers, before: speech.parts),
      language: speech.words.language,
      snapshot: snapshotDescription(for: stop)
    )
    .at(stop)
  }

  /// Returns the name under which an element is reported: its label, else its value, else its traits.
  package func name(of stop: Stop) -> String {
    let speech = speech(for: stop)
    let parts = [speech.label, speech.value, speech.traits].first { !$0.isEmpty } ?? []
    return parts.map { $0.text }.joined(separator: ", ")
  }

  /// The words for what belongs to no element.
  package var words: SpeechWords { SpeechWords.words(for: settings.language) }

  /// The words for an element: those of its own language, else the device's.
  package func words(for element: AccessibilityElement) -> SpeechWords {
    SpeechWords.words(for: element.language, otherwise: settings.language)
  }

  func speech(for stop: Stop) -> ElementSpeech {
    ElementSpeech(stop, words: words(for: stop.element), settings: settings)
  }
}

extension Utterance {
  /// The utterance with what the container of its stop adds.
  package func at(_ stop: Stop) -> Utterance {
    var utterance = self
    utterance.context = stop.place.context
    return utterance
  }
}
