import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

struct TranscriptTests {
  @Test func `each kind of entry has its notation`() {
    let utterance = Utterance(
      parts: [UtterancePart(.label, "Buy"), UtterancePart(.trait, "Button")],
      language: "en"
    )
    let transcript = Transcript(entries: [
      .spoken(utterance, element: nil), .command(WrittenCommand(Gesture.doubleTap)),
      .event(.activated, "Buy"), .event(.announcement, "Added"), .event(.lostAnnouncement, "Sent"),
      .shown("Buy · Basket"),
    ])
    #expect(
      transcript.lines == [
        "Buy, Button", "> double tap", "[activated Buy]", "[announcement] Added",
        "[announcement, likely lost] Sent", "Buy · Basket",
      ]
    )
    #expect(transcript.lostAnnouncements == ["Sent"])
  }

  // Rule: silence.
  // Source: AccessibilitySnapshot, the image of an element without a text; certainty A that it is a stop.
  // Ours: an empty line could neither be heard nor compared.
  @Test func `a silent stop is written as silence`() {
    let silent = Transcript.Entry.spoken(Utterance(parts: [], language: "en"), element: nil)
    #expect(Transcript(entries: [silent]).lines == ["[silence]"])
  }
}
