import SpeechRules

/// One utterance, or a step on which none was caught.
package struct HeardLine: Hashable, Codable, Sendable {
  /// The words to the letter; empty if there were none.
  package var utterance: String
  /// What led to it; `nil` if that is not known.
  package var step: Step?
  /// Why nothing was caught.
  package var failure: String?
  /// How often it was caught; `nil` is once.
  package var times: Int?
  /// What was on the screen, as far as it is known.
  package var shown: Shown?
  /// What else there is to say about it.
  package var note: String?

  package init(
    _ utterance: String,
    step: Step? = nil,
    failure: String? = nil,
    times: Int? = nil,
    shown: Shown? = nil,
    note: String? = nil
  ) {
    self.utterance = utterance
    self.step = step
    self.failure = failure
    self.times = times
    self.shown = shown
    self.note = note
  }

  /// What led to an utterance.
  package enum Step: String, Hashable, Codable, Sendable {
    /// Nothing: it is what the focus rests on.
    case current
    /// A move to the next element.
    case forward
    /// A move to the element before.
    case backward
    /// No move: the app had something to say, or a rotor or another gesture was used.
    case other
  }

  /// An element of a screen.
  package struct Shown: Hashable, Codable, Sendable {
    /// The control in the words of whoever caught the line.
    package var control: String?
    package var framework: String?
    package var label: String?
    package var value: String?
    package var traits: [String]?
    package var hint: String?
  }

  /// Whether the words were cut at the limit of the service.
  package func isCut(on channel: String) -> Bool {
    channel == HeardRun.Channel.service && utterance.utf16.count >= SpeechNotation.serviceLimit
  }
}

/// What comparing a computed line with a heard one came to.
package enum HeardVerdict: String, Hashable, Codable, Sendable, CaseIterable {
  case same
  /// The words are the same as far as the service returned them.
  case sameAsFarAsHeard = "same as far as heard"
  /// Only capital and small letters differ.
  case letterCase = "letter case"
  case wordsDiffer = "words differ"
  case missing
  case extra

  /// Whether model and phone agree.
  package var isAgreement: Bool { self == .same || self == .sameAsFarAsHeard }

  /// Compares a computed line with a heard one.
  init(_ expected: SpokenForm, _ heard: SpokenForm, isCut: Bool) {
    self =
      if expected == heard {
        .same
      } else if isCut, expected.text.hasPrefix(heard.text) {
        .sameAsFarAsHeard
      } else if expected.small == heard.small
        || isCut && expected.small.hasPrefix(heard.small)
      {
        .letterCase
      } else {
        .wordsDiffer
      }
  }
}
