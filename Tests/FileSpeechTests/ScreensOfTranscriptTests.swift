import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@testable import FileSpeech

/// Groups elements of a transcript by screen.
struct ScreensOfTranscriptTests {
  private func spoken(
    _ number: Int,
    _ label: String,
    y: Double,
    width: Double = 100
  ) -> Transcript.Entry {
    let element = AccessibilityElement(
      id: ElementID(number),
      label: label,
      frame: Rect(x: 0, y: y, width: width, height: 44)
    )
    return .spoken(Utterance(parts: [], language: "en"), element: element)
  }

  @Test func `a recreated row at the same place counts once`() {
    let transcript = Transcript(entries: [
      spoken(1, "Ann", y: 0), spoken(2, "Ann", y: 0), spoken(3, "Ann", y: 44),
    ])
    #expect(transcript.elementsByScreen.map { $0.map(\.id) } == [[ElementID(1), ElementID(3)]])
  }

  // Regression: a row and its texts, which are one element while it is edited, counted as two with
  // one name.
  @Test func `an element with the same name at the same place counts once`() {
    let transcript = Transcript(entries: [
      spoken(1, "Ann", y: 0, width: 390), spoken(2, "Ann", y: 4), spoken(3, "Ann", y: 48),
    ])
    #expect(transcript.elementsByScreen.map { $0.map(\.id) } == [[ElementID(1), ElementID(3)]])
  }

  @Test func `another screen starts a new group`() {
    let transcript = Transcript(entries: [
      spoken(1, "Ann", y: 0), .event(.screenChanged), spoken(2, "Ann", y: 0),
    ])
    #expect(transcript.elementsByScreen.map { $0.map(\.id) } == [[ElementID(1)], [ElementID(2)]])
  }
}
