import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
import SnippetNotation
import SpeechRules

/// A page's transcript and the computed one, which is another.
struct TranscriptDifference: Sendable {
  /// The lines of the page.
  let expected: [String]
  let transcript: Transcript
  let computed: [String]
  let technology: Walkthrough.Technology
  let settings: ScreenSettings
  /// The texts of views inside elements that have no label.
  let concealed: [ElementID: [String]]

  init(
    _ fence: TranscriptFence,
    computed transcript: Transcript,
    concealed: [ElementID: [String]] = [:]
  ) {
    expected = fence.fence.body
    self.transcript = transcript
    computed = transcript.lines
    technology = fence.technology
    settings = fence.settings
    self.concealed = concealed
  }

  /// Whether the page does something, rather than walk over all stops.
  var hasGestures: Bool { expected.contains { Transcript.Entry.command(in: $0) != nil } }

  /// The indices of the lines that differ; `nil` if there are more lines on one side.
  var differingLines: [Int]? {
    guard expected.count == computed.count else { return nil }
    return expected.indices.filter { expected[$0] != computed[$0] }
  }

  /// The element that speaks in a line and its whole utterance; `nil` if the line is something else.
  func stop(_ line: Int) -> SpokenStop? {
    guard case .spoken(let utterance, let element?) = transcript.entries[line] else { return nil }
    return SpokenStop(element: element, utterance: utterance, settings: settings)
  }
}
