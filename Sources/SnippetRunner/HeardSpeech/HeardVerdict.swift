/// What comparing a computed line with a heard one came to.
package enum HeardVerdict: String, Hashable, Codable, Sendable, CaseIterable {
  /// The words are the same.
  case same
  /// The words are the same as far as the service returned them.
  case sameAsFarAsHeard = "same as far as heard"
  /// Only capital and small letters differ.
  case letterCase = "letter case"
  /// The words differ.
  case wordsDiffer = "words differ"
  /// The line was computed and not heard.
  case missing
  /// The line was heard and not computed.
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
