/// The search for the one edit that explains why a page and its computed transcript differ.
enum TranscriptAdvice {
  private static let rules: [@Sendable (TranscriptDifference) -> String?] = [
    EmptyScreenAdvice.sentence, AnnouncementAdvice.sentence, SpellingAdvice.sentence,
    OrderAdvice.sentence,
    HintAdvice.sentence, TraitAdvice.sentence, LanguageAdvice.sentence, LabelAdvice.sentence,
    GestureAdvice.sentence,
  ]

  /// A sentence that says what to change; `nil` where no single edit explains the difference.
  static func sentence(for difference: TranscriptDifference) -> String? {
    rules.lazy.compactMap { $0(difference) }.first
  }
}
