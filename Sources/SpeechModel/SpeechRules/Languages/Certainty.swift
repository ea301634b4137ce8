/// How sure it is that a phone says or does something.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable {
  /// Read in Apple's documentation or string tables, or in AccessibilitySnapshot.
  case certain = "A"
  /// Reported by people who listened to a phone.
  case reported = "B"
  /// Our own conclusion, or a choice where nobody knows.
  case concluded = "C"
}
