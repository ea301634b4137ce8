import AssistiveTechnology

/// Advice if a transcript without gestures, which reads all stops, is mixed up with one with
/// gestures.
enum GestureAdvice {
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver else { return nil }
    if let gesture = unmarkedGesture(in: difference) {
      return "'\(gesture)' is a gesture: put '> ' before it"
    }
    return difference.hasGestures ? missingSwipes(in: difference) : missingStops(in: difference)
  }

  /// A line that is a gesture except for its `> `.
  ///
  /// Labels such as “Read” begin with a capital letter, gestures don't.
  private static func unmarkedGesture(in difference: TranscriptDifference) -> String? {
    difference.expected.lazy
      .filter { Transcript.Entry.command(in: $0) == nil && !difference.computed.contains($0) }
      .first { $0.first?.isUppercase == false && (try? Gesture(parsing: $0)) != nil }
  }

  private static func missingSwipes(in difference: TranscriptDifference) -> String? {
    let expected = difference.expected.prefix { Transcript.Entry.command(in: $0) == nil }
    let computed = difference.computed.prefix { Transcript.Entry.command(in: $0) == nil }
    guard computed.count == 1, expected.count > 1, expected.first == computed.first else {
      return nil
    }
    return "a fence with gestures begins with the first stop only: write '> swipe right' before "
      + "each further stop, or remove the gestures to read all stops"
  }

  private static func missingStops(in difference: TranscriptDifference) -> String? {
    let count = difference.computed.count
    guard difference.expected.count == 1, count > 1,
      difference.expected.first == difference.computed.first
    else { return nil }
    let others = count == 2 ? "the other one" : "the other \(count - 1)"
    return "a fence without gestures reads all \(count) stops: add \(others), or show only that "
      + "view"
  }
}
