extension Transcript.Entry {
  /// There is nothing further in this direction.
  static let limit = Self.event("limit", text: nil)
  /// Nobody answered.
  static let nothingHappens = Self.event("nothing happens", text: nil)
  /// The element under the focus is gone and nothing was said about it.
  static let focusLost = Self.event("focus lost", text: nil)
  /// A screen closed.
  static let dismissed = Self.event("dismissed", text: nil)

  /// An element or action was activated; a nameless one is reported without a name.
  static func activated(_ name: String) -> Self {
    .event(name.isEmpty ? "activated" : "activated \(name)", text: nil)
  }

  /// A page was scrolled; the text says where.
  static func scrolled(_ text: String? = nil) -> Self {
    .event(text.map { "scrolled, \($0)" } ?? "scrolled", text: nil)
  }
}
