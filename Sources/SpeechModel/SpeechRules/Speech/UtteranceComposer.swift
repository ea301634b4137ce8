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

  /// Returns what is spoken after an activation that changed an element in place.
  ///
  /// The words for what it is, hints and notices are left out; of a switch only the new state is
  /// spoken, of a field whose editing begins everything.
  ///
  /// Source: recordings in magentaA11y (“To, text field, is editing, insertion point at start”);
  /// certainty B.
  package func change(from old: AccessibilityElement, to stop: Stop) -> Utterance? {
    let new = stop.element
    let speech = speech(for: stop)
    let step = step(from: old, to: new)
    guard !new.saysTheSame(as: old) else {
      return step.isEmpty
        ? nil
        : Utterance(parts: step, language: speech.words.language, rule: .activateStepper).at(stop)
    }
    let begins: AccessibilityTraits = [.textEntry, .isEditing]
    if new.traits.contains(begins), !old.traits.contains(.isEditing) {
      var utterance = utterance(for: stop)
      utterance.rule = .activateField
      return utterance
    }
    var withOldState = new
    withOldState.value = old.value
    let isStateOnly = new.traits.contains(.toggleButton) && withOldState.saysTheSame(as: old)
    let parts = (isStateOnly ? speech.state : speech.change) + step
    guard !parts.isEmpty else { return nil }
    let rule: SpeechRule = isStateOnly ? .activateSwitch : .activate
    return Utterance(parts: parts, language: speech.words.language, rule: rule).at(stop)
  }

  /// The value that is spoken only after it changed.
  ///
  /// Source: recordings of a stepper in magentaA11y (“Increment button 1.05”); certainty B.
  private func step(
    from old: AccessibilityElement,
    to new: AccessibilityElement
  ) -> [UtterancePart] {
    guard new.valueOnChange != old.valueOnChange, let value = new.valueOnChange else { return [] }
    return [UtterancePart(.value, value, rule: .activateStepper)]
  }

  /// Returns a new value as it is spoken by itself, after the steps of an adjustable element and by
  /// similar rules.
  ///
  /// Source: recordings in magentaA11y, akaDuality's book; certainty B.
  package func value(of stop: Stop, rule: SpeechRule = .adjust) -> Utterance? {
    let speech = speech(for: stop)
    let parts = speech.value + speech.state
    guard !parts.isEmpty else { return nil }
    return Utterance(parts: parts, language: speech.words.language, rule: rule).at(stop)
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

  /// Returns the parts of a stop after the names of the containers that the focus enters.
  ///
  /// Where one of these is not enabled, the selected state comes before all of them.
  ///
  /// Source: captures of iPadOS 27.0; certainty H.
  private func entry(
    into containers: [AccessibilityContainer],
    before parts: [UtterancePart]
  ) -> [UtterancePart] {
    let names = containers.flatMap(self.parts)
    guard names.contains(where: { $0.rule == .groupDimmed }), var selected = parts.first,
      selected.role == .selected
    else { return names + parts }
    selected.rule = .groupDimmed
    return [selected] + names + parts.dropFirst()
  }

  /// Returns the name of a container, if it has one that is spoken on entry.
  ///
  /// One that is not enabled says so after its name.
  ///
  /// Source: captures of iPadOS 27.0, akaDuality's book, magentaA11y; certainty H for groups.
  private func parts(of container: AccessibilityContainer) -> [UtterancePart] {
    let words = SpeechWords.words(for: container.language, otherwise: settings.language)
    let label = (container.label?.spokenForm).map(Word.app)
    let value = (container.value?.spokenForm).map(Word.app)
    let texts: [Word?] =
      switch container.kind {
      case .semanticGroup: [label, value]
      case .tabBar: [label ?? words.places.tabBar, value]
      case .series, .landmark, .tabBarTrait: label == nil ? [] : [label, value]
      case .group, .list, .dataTable: []
      }
    let names = texts.compactMap { $0 }.map { text in
      UtterancePart(.container, text, rule: text.isOfApp ? .entryName : .entryTabBar)
    }
    guard !container.isEnabled, !names.isEmpty else { return names }
    return names + [UtterancePart(.container, words.traits.dimmed, rule: .groupDimmed)]
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

extension AccessibilityElement {
  /// Tells whether label, value and state are those of another element.
  fileprivate func saysTheSame(as other: AccessibilityElement) -> Bool {
    let states: AccessibilityTraits = [.selected, .notEnabled, .isEditing]
    return label?.spokenForm == other.label?.spokenForm
      && value?.spokenForm == other.value?.spokenForm
      && isExpanded == other.isExpanded
      && traits.intersection(states) == other.traits.intersection(states)
  }
}
