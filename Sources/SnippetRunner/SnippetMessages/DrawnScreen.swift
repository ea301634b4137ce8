package import AssistiveTechnology
import SpeechRules

/// A screen as it is seen and as VoiceOver reads it.
package struct DrawnScreen: Hashable, Codable, Sendable {
  /// What is seen, before VoiceOver does anything.
  package var drawing: ScreenDrawing
  /// What is heard.
  package var transcript: Transcript
  /// What is heard on the way back from the last stop to the first; empty where nobody goes back.
  package var wayBack: [Transcript.Entry]

  /// Creates a screen.
  package init(
    drawing: ScreenDrawing,
    transcript: Transcript,
    wayBack: [Transcript.Entry] = []
  ) {
    self.drawing = drawing
    self.transcript = transcript
    self.wayBack = wayBack
  }
}
