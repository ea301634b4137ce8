import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
import SnippetNotation
import SpeechRules

struct TranscriptDifference: Sendable {
  let expected: [String]
  let transcript: Transcript
  let computed: [String]
  let technology: Walkthrough.Technology
  let settings: ScreenSettings
  let concealed: [ElementID: [String]]

  init(
    _ fence: TranscriptFence,
    computed transcript: Transcript,
    concealed: [ElementID: [String]] = [:]
  ) {
    expected = fence.fence.body
    self.transcript = transcript
    computed = transcript.lines
    technology = fence.screen.technology
    settings = fence.screen.settings
    self.concealed = concealed
  }

  var hasGestures: Bool { expected.contains { Transcript.Entry.command(in: $0) != nil } }

  /// The indices of the lines that differ; `nil` if the number of lines differs.
  var differingLines: [Int]? {
    guard expected.count == computed.count else { return nil }
    return expected.indices.filter { expected[$0] != computed[$0] }
  }

  /// The stop of a line; `nil` if the line isn't the speech of an element.
  func stop(_ line: Int) -> SpokenStop? {
    guard case .spoken(let utterance, let element?) = transcript.entries[line] else { return nil }
    return SpokenStop(element: element, utterance: utterance, settings: settings)
  }
}
