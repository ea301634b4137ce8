import AssistiveTechnology
import SnippetNotation

/// Advice where the screen holds nothing to stop at.
enum EmptyScreenAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, !difference.expected.isEmpty,
      difference.transcript.stops == 0
    else { return nil }
    return "nothing on the screen is an accessibility element: set 'isAccessibilityElement = true' "
      + "on the view to be read, and see that it has a size and is not hidden"
  }
}
