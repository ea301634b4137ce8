public import AccessibilityTree

/// Composes what VoiceOver says at a stop, as typed parts in the order of speech.
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
/// Source for the order: AccessibilitySnapshot, confirmed by recordings and pictures of phones;
/// certainty A.
public struct UtteranceComposer: Hashable, Sendable {
  /// The user's settings.
  public let settings: SpeechSettings

  /// Creates a composer.
  public init(settings: SpeechSettings) {
    self.settings = settings
  }

  /// Returns the whole text of a stop.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - containers: The containers that the focus enters, whose names come first.
  ///   - app: The name of the app, if it is spoken before everything else.
  public func utterance(
    for stop: Stop,
    entering containers: [AccessibilityContainer] = [],
    of app: String? = nil
  ) -> Utterance {
    let speech = speech(for: stop)
    let name = app?.spokenForm.map { [UtterancePart(.container, $0, rule: .entryApp)] } ?? []
    return Utterance(
      parts: name + entry(into: containers, around: speech.parts),
      language: speech.words.language,
      snapshot: snapshotDescription(for: stop)
    )
    .at(stop)
  }

  /// Returns the name that reports use for an element: its label, or else its value or traits.
  package func name(of stop: Stop) -> String {
    let speech = speech(for: stop)
    let parts = [speech.label, speech.value, speech.traits].first { !$0.isEmpty } ?? []
    return parts.map { $0.text }.joined(separator: ", ")
  }

  /// The words for speech that doesn't belong to an element.
  package var words: SpeechWords { SpeechWords.words(for: settings.language) }

  /// The words for an element: in its own language, or else in that of the device.
  package func words(for element: AccessibilityElement) -> SpeechWords {
    SpeechWords.words(for: element.language, otherwise: settings.language)
  }

  func speech(for stop: Stop) -> ElementSpeech {
    ElementSpeech(stop, words: words(for: stop.element), settings: settings)
  }
}

extension Utterance {
  package func at(_ stop: Stop) -> Utterance {
    var utterance = self
    utterance.context = stop.place.context
    return utterance
  }
}

extension UtteranceComposer {
  /// Returns the parts of a stop with the names of the containers that the focus enters.
  ///
  /// Names come first, those of landmarks on web pages after the element and before its hints. If a
  /// container is disabled, the selected state comes before all names.
  ///
  /// Source: captures of iPadOS 27.0, and of headings on a web page of iOS 27.0; certainty H.
  func entry(
    into containers: [AccessibilityContainer],
    around parts: [UtterancePart]
  ) -> [UtterancePart] {
    let landmarks = containers.filter { $0.kind == .webLandmark }.flatMap(self.parts)
    let end = parts.firstIndex { $0.role == .notice || $0.role == .hint } ?? parts.endIndex
    let parts = Array(parts[..<end]) + landmarks + Array(parts[end...])
    let names = containers.filter { $0.kind != .webLandmark }.flatMap(self.parts)
    guard names.contains(where: { $0.rule == .groupDimmed }), var selected = parts.first,
      selected.role == .selected
    else { return names + parts }
    selected.rule = .groupDimmed
    return [selected] + names + parts.dropFirst()
  }

  /// Returns the name of a container that is spoken on entry, if it has one.
  ///
  /// A disabled container says so after its name.
  ///
  /// Source: captures of iPadOS 27.0, akaDuality's book, magentaA11y; certainty H for groups.
  private func parts(of container: AccessibilityContainer) -> [UtterancePart] {
    let words = SpeechWords.words(for: container.language, otherwise: settings.language)
    let label = (container.label?.spokenForm).map(Word.app)
    let value = (container.value?.spokenForm).map(Word.app)
    let texts: [Word?] =
      switch container.kind {
      case .semanticGroup, .webLandmark: [label, value]
      case .tabBar: [label ?? words.places.tabBar, value]
      case .series, .landmark, .tabBarTrait: label == nil ? [] : [label, value]
      case .group, .list, .dataTable: []
      }
    var names = texts.compactMap { $0 }.map { text in
      UtterancePart(.container, text, rule: text.isFromApp ? .entryName : .entryTabBar)
    }
    // No one has reported that a container's value is spoken; certainty C.
    if value != nil, let last = names.indices.last {
      names[last].wording = UtterancePart.Wording(certainty: .concluded)
    }
    guard !container.isEnabled, !names.isEmpty else { return names }
    return names + [UtterancePart(.container, words.traits.dimmed, rule: .groupDimmed)]
  }
}
