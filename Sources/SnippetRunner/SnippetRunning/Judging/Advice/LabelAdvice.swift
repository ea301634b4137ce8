import AccessibilityTree
import AssistiveTechnology

/// Advice where an element without a label covers views that have texts.
enum LabelAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    for case .spoken(_, let element?) in difference.transcript.entries {
      let texts = difference.concealed[element.id] ?? []
      let isExpected = texts.contains { text in
        difference.expected.contains { $0.contains(text) }
          && !difference.computed.contains { $0.contains(text) }
      }
      guard isExpected else { continue }
      let list = texts.map { "'\($0)'" }.joined(separator: ", ")
      return "the element has no label and hides the views inside it, which say \(list): set "
        + "'accessibilityLabel' on the element itself, or 'isAccessibilityElement = false' to have "
        + "them read one by one"
    }
    return nil
  }
}
