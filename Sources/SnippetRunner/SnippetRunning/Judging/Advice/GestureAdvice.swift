import AssistiveTechnology
import SpeechRules

/// Advice where a walk over all stops and a use with gestures are mixed up.
enum GestureAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver else { return nil }
    if let gesture = unmarkedGesture(in: difference) {
      return "'\(gesture)' is a gesture: put '> ' before it"
    }
    return difference.hasGestures ? missingSwipes(in: difference) : missingStops(in: difference)
  }

  /// A line that lacks nothing but the sign of a gesture.
  ///
  /// A label such as “Read” begins with a capital letter, a gesture does not.
  private static func unmarkedGesture(in difference: TranscriptDifference) -> String? {
    difference.expected.lazy
      .filter { Transcript.Entry.command(in: $0) == nil && !difference.computed.contains($0) }
      .map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }
      .first { $0.first?.isUppercase == false && (try? Gesture(parsing: $0)) != nil }
  }

  private static func missingSwipes(in difference: TranscriptDifference) -> String? {
    let expected = difference.expected.prefix { Transcript.Entry.command(in: $0) == nil }
    let computed = difference.computed.prefix { Transcript.Entry.command(in: $0) == nil }
    guard computed.count == 1, expected.count > 1, expected.first == computed.first else {
      return nil
    }
    return "a fence with gestures begins with the first stop alone: write '> swipe right' before "
      + "each other stop, or walk over all stops in a fence without gestures"
  }

  private static func missingStops(in difference: TranscriptDifference) -> String? {
    let count = difference.computed.count
    guard difference.expected.count == 1, count > 1,
      difference.expected.first == difference.computed.first
    else { return nil }
    let others = count == 2 ? "the other one" : "the other \(count - 1)"
    return "a fence without gestures walks over all \(count) stops: write \(others) too, or show "
      + "only that view"
  }
}
