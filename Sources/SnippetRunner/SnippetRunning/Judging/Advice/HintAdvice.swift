import AssistiveTechnology
import SnippetMessages
import SnippetNotation

/// Advice where hints are spoken and not expected, or expected and not spoken.
enum HintAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, let lines = difference.differingLines else {
      return nil
    }
    let hints = !difference.settings.hints
    let explains = difference.expected.indices.allSatisfy { line in
      guard let stop = difference.stop(line) else { return !lines.contains(line) }
      return stop.caption(hints: hints) == difference.expected[line]
    }
    guard explains else { return nil }
    return hints
      ? "the page has a hint, but hints are off: remove 'hints=off'"
      : "the page leaves the hint out: write 'hints=off' after the expression, or add the hint"
  }
}
