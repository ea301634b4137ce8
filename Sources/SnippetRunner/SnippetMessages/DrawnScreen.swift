package import AssistiveTechnology
package import ScreenDrawing
import SpeechRules

/// A screen as it is seen and as an assistive technology meets it.
package struct DrawnScreen: Hashable, Codable, Sendable {
  /// What is seen, before anything happens.
  package var drawing: ScreenDrawing
  /// What happens.
  package var transcript: Transcript
  /// What is heard on the way back from the last stop to the first; empty where nobody goes back.
  package var wayBack: [Transcript.Entry]
  /// What lies over the screen after each command, and first before them where something is met by
  /// then; empty for VoiceOver.
  package var overlays: [[OverlayMark]]

  /// Creates a screen.
  package init(
    drawing: ScreenDrawing,
    transcript: Transcript,
    wayBack: [Transcript.Entry] = [],
    overlays: [[OverlayMark]] = []
  ) {
    self.drawing = drawing
    self.transcript = transcript
    self.wayBack = wayBack
    self.overlays = overlays
  }
}
