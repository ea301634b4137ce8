extension Transcript.Entry {
  /// There is nothing further in this direction.
  static let limit = Self.event(.limit)
  /// Nobody answered.
  static let nothingHappens = Self.event(.nothingHappens)
  /// The element under the focus is gone and nothing was said about it.
  static let focusLost = Self.event(.focusLost)
  /// A screen closed.
  static let dismissed = Self.event(.dismissed)

  /// There is nothing further by a rule.
  static func limit(_ rule: SpeechRule) -> Self { .event(.limit, rule: rule) }

  /// An element or action was activated by a rule; a nameless one is reported without a name.
  static func activated(_ name: String, rule: SpeechRule? = nil) -> Self {
    .event(.activated, name.isEmpty ? nil : name, rule: rule)
  }

  /// A page was scrolled; the text says where.
  static func scrolled(_ text: String? = nil, rule: SpeechRule? = nil) -> Self {
    .event(.scrolled, text, rule: rule)
  }
}
