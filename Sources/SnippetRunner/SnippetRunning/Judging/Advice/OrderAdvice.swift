import AssistiveTechnology

/// Advice where the same lines come in another order.
enum OrderAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, !difference.hasGestures,
      difference.expected.count > 1,
      difference.expected.sorted() == difference.computed.sorted()
    else { return nil }
    return "the stops are the same in another order; views are read by their place on the screen, "
      + "from the top down and along the line: set 'accessibilityElements' of the view around them "
      + "to the order you want"
  }
}
