import SpeechRules

package struct RecordedLine: Hashable, Codable, Sendable {
  package var utterance: String
  package var step: Step?
  package var failure: String?
  /// The number of times it was recorded; `nil` means once.
  package var times: Int?
  package var shown: Shown?
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

  package enum Step: String, Hashable, Codable, Sendable {
    /// No action: the focused element.
    case current
    case forward
    case backward
    /// Anything else, such as an announcement, a rotor or another gesture.
    case other
  }

  package struct Shown: Hashable, Codable, Sendable {
    /// The type of control, as described by the contributor.
    package var control: String?
    package var framework: String?
    package var label: String?
    package var value: String?
    package var traits: [String]?
    package var hint: String?
  }

  /// Whether the utterance reached the length limit of the service.
  package func isTruncated(on channel: String) -> Bool {
    channel == RecordedRun.Channel.service && utterance.utf16.count >= SpeechNotation.serviceLimit
  }
}

/// The result of comparing a computed line with a recorded one.
package enum RecordingVerdict: String, Hashable, Codable, Sendable, CaseIterable {
  case same
  /// The line is truncated; the recorded part is the same.
  case sameUntilCut = "same as far as heard"
  case letterCase = "letter case"
  case wordsDiffer = "words differ"
  case missing
  case extra

  package var isAgreement: Bool { self == .same || self == .sameUntilCut }

  init(_ expected: SpokenForm, _ heard: SpokenForm, isTruncated: Bool) {
    self =
      if expected == heard {
        .same
      } else if isTruncated, expected.text.hasPrefix(heard.text) {
        .sameUntilCut
      } else if expected.small == heard.small
        || isTruncated && expected.small.hasPrefix(heard.small)
      {
        .letterCase
      } else {
        .wordsDiffer
      }
  }
}
