import AccessibilityTree
import AssistiveTechnology
import Testing

@testable import SnippetRunner

/// Which elements of a transcript stand on one screen.
struct ScreensOfTranscriptTests {
  private func spoken(_ number: Int, _ label: String, y: Double) -> Transcript.Entry {
    let element = AccessibilityElement(
      id: ElementID(number),
      label: label,
      frame: Rect(x: 0, y: y, width: 100, height: 44)
    )
    return .spoken(Utterance(parts: [], language: "en"), element: element)
  }

  @Test func `a row that is made anew at its place is met once`() {
    let transcript = Transcript(entries: [
      spoken(1, "Ann", y: 0), spoken(2, "Ann", y: 0), spoken(3, "Ann", y: 44),
    ])
    #expect(transcript.elementsByScreen.map { $0.map(\.id) } == [[ElementID(1), ElementID(3)]])
  }

  @Test func `another screen begins anew`() {
    let transcript = Transcript(entries: [
      spoken(1, "Ann", y: 0), .event("screen changed", text: nil), spoken(2, "Ann", y: 0),
    ])
    #expect(transcript.elementsByScreen.map { $0.map(\.id) } == [[ElementID(1)], [ElementID(2)]])
  }
}
