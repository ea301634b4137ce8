import AccessibilityTree
import AssistiveTechnology
import SnippetNotation

/// The search for the one edit that explains why a page and its computed transcript differ.
enum TranscriptAdvice {
  private static let rules: [@Sendable (TranscriptDifference) -> String?] = [
    EmptyScreenAdvice.sentence, AnnouncementAdvice.sentence, SpellingAdvice.sentence,
    OrderAdvice.sentence,
    HintAdvice.sentence, TraitAdvice.sentence, LanguageAdvice.sentence, LabelAdvice.sentence,
    GestureAdvice.sentence,
  ]

  /// A sentence that says what to change; `nil` where no single edit explains the difference.
  static func sentence(for difference: TranscriptDifference) -> String? {
    for rule in rules {
      if let sentence = rule(difference) { return sentence }
    }
    return nil
  }
}

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

/// Advice where the page has an announcement that is likely not heard.
enum AnnouncementAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    let lost = difference.transcript.lostAnnouncements
    let isPromised = difference.expected.contains { line in
      lost.contains { line == Transcript.Entry.event(.announcement, $0).line }
    }
    guard isPromised else { return nil }
    return "VoiceOver's own speech after a double tap takes the place of the announcement: post it "
      + "with the priority '.high', which exists since iOS 17, or about a second later"
  }
}

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
