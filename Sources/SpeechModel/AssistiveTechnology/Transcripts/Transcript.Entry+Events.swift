extension Transcript.Entry {
  /// There is nothing further in this direction.
  static let limit = Self.event(.limit)
  /// Nobody answered.
  static let nothingHappens = Self.event(.nothingHappens)
  /// The element under the focus is gone and nothing was said about it.
  static let focusLost = Self.event(.focusLost)
  /// A screen closed.
  static let dismissed = Self.event(.dismissed)

  /// An element or action was activated; a nameless one is reported without a name.
  static func activated(_ name: String) -> Self {
    .event(.activated, name.isEmpty ? nil : name)
  }

  /// A page was scrolled; the text says where.
  static func scrolled(_ text: String? = nil) -> Self {
    .event(.scrolled, text)
  }
}
