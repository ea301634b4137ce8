import AssistiveTechnology
import SnippetNotation

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
