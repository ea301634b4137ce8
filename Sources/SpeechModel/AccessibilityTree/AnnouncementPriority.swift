/// How an announcement behaves beside other speech.
///
/// Source: Apple's documentation of `UIAccessibilityPriority`; certainty A.
public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
  /// Waits until other speech has ended.
  case low
  /// Interrupts, and may be interrupted.
  case `default`
  /// Interrupts, and may not be interrupted.
  case high
}
