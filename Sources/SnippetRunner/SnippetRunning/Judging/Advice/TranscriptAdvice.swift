import AccessibilityTree
import AssistiveTechnology
import SnippetNotation

/// Looks for a single edit that explains the difference between a page and its computed transcript.
///
/// The rules are tried in order. Each returns advice, or `nil` if it doesn't explain the
/// difference.
enum TranscriptAdvice {
  private static let rules: [@Sendable (TranscriptDifference) -> String?] = [
    EmptyScreenAdvice.sentence, AnnouncementAdvice.sentence, SpellingAdvice.sentence,
    OrderAdvice.sentence,
    HintAdvice.sentence, TraitAdvice.sentence, LanguageAdvice.sentence, LabelAdvice.sentence,
    GestureAdvice.sentence,
  ]

  static func sentence(for difference: TranscriptDifference) -> String? {
    for rule in rules {
      if let sentence = rule(difference) { return sentence }
    }
    return nil
  }
}

enum OrderAdvice {
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, !difference.hasGestures,
      difference.expected.count > 1,
      difference.expected.sorted() == difference.computed.sorted()
    else { return nil }
    return "the stops are in a different order; views are read by their position, from top to "
      + "bottom and along each line: set 'accessibilityElements' of their container to the order "
      + "you want"
  }
}

/// Advice if the page has an announcement that is probably lost.
enum AnnouncementAdvice {
  static func sentence(for difference: TranscriptDifference) -> String? {
    let lost = difference.transcript.lostAnnouncements
    let isExpected = difference.expected.contains { line in
      lost.contains { line == Transcript.Entry.event(.announcement, $0).line }
    }
    guard isExpected else { return nil }
    return "VoiceOver's own speech after a double tap replaces the announcement: post it with the "
      + "priority '.high', available since iOS 17, or about a second later"
  }
}

enum EmptyScreenAdvice {
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, !difference.expected.isEmpty,
      difference.transcript.stops == 0
    else { return nil }
    return "nothing on the screen is an accessibility element: set 'isAccessibilityElement = true' "
      + "on the view to be read, and make sure that it has a size and is not hidden"
  }
}

/// Advice if an unlabelled element hides views with texts.
enum LabelAdvice {
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
        + "'accessibilityLabel' on the element itself, or set 'isAccessibilityElement = false' to "
        + "have them read one by one"
    }
    return nil
  }
}
