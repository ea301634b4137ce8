package import AccessibilityTree

extension UtteranceComposer {
  /// Returns what is spoken after an activation changed an element in place.
  ///
  /// Leaves out the words for traits, hints and notices. For a switch, only the new state is
  /// spoken; for a field whose editing begins, everything.
  ///
  /// Source: recordings in magentaA11y (“To, text field, is editing, insertion point at start”);
  /// certainty B.
  package func change(from old: AccessibilityElement, to stop: Stop) -> Utterance? {
    let new = stop.element
    let speech = speech(for: stop)
    let step = step(from: old, to: new)
    guard !new.hasSameSpeech(as: old) else {
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
    let isStateOnly = new.traits.contains(.toggleButton) && withOldState.hasSameSpeech(as: old)
    let parts = (isStateOnly ? speech.state : speech.change) + step
    guard !parts.isEmpty else { return nil }
    let rule: SpeechRule = isStateOnly ? .activateSwitch : .activate
    return Utterance(parts: parts, language: speech.words.language, rule: rule).at(stop)
  }

  /// A value that is spoken only after it changes.
  ///
  /// Source: recordings of a stepper in magentaA11y (“Increment button 1.05”); certainty B.
  private func step(
    from old: AccessibilityElement,
    to new: AccessibilityElement
  ) -> [UtterancePart] {
    guard new.valueOnChange != old.valueOnChange, let value = new.valueOnChange else { return [] }
    return [UtterancePart(.value, value, rule: .activateStepper)]
  }

  /// Returns a new value as it is spoken on its own, for example after an adjustment.
  ///
  /// Source: recordings in magentaA11y, akaDuality's book; certainty B.
  package func value(of stop: Stop, rule: SpeechRule = .adjust) -> Utterance? {
    let speech = speech(for: stop)
    let parts = speech.value + speech.state
    guard !parts.isEmpty else { return nil }
    return Utterance(parts: parts, language: speech.words.language, rule: rule).at(stop)
  }
}

extension AccessibilityElement {
  fileprivate func hasSameSpeech(as other: AccessibilityElement) -> Bool {
    let states: AccessibilityTraits = [.selected, .notEnabled, .isEditing]
    return label?.spokenForm == other.label?.spokenForm
      && value?.spokenForm == other.value?.spokenForm
      && isExpanded == other.isExpanded
      && traits.intersection(states) == other.traits.intersection(states)
  }
}
