/// How sure it is that a phone says or does something.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Said by VoiceOver itself, and captured on a system that is known by its build.
  case heard = "H"
  /// Read in Apple's documentation or string tables, or in AccessibilitySnapshot.
  case certain = "A"
  /// Reported by people who listened to a phone.
  case reported = "B"
  /// Our own conclusion, or a choice where nobody knows.
  case concluded = "C"

  /// Tells whether the first certainty is the weaker one.
  public static func < (first: Certainty, second: Certainty) -> Bool {
    first.strength < second.strength
  }

  private var strength: Int {
    switch self {
    case .concluded: 0
    case .reported: 1
    case .certain: 2
    case .heard: 3
    }
  }
}
