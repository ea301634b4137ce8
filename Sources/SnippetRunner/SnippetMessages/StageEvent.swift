package import AccessibilityTree
package import AssistiveTechnology
package import ScreenDrawing
import SpeechRules

/// What a running snippet tells the runner, one JSON object a line.
package enum StageEvent: Hashable, Codable, Sendable {
  /// A step of the program began; so many bytes of output stood before it.
  case began(step: Int, outputOffset: Int)
  /// A transcript was computed; elements without a label conceal these texts of views inside them.
  case heard(step: Int, transcript: Transcript, concealed: [ElementID: [String]]?)
  /// More was found out about the elements of the screen that was heard.
  case examined(step: Int, facts: ScreenFacts)
  /// Layout left elements of the screen that was heard without a size.
  case unsized(step: Int, elements: [UnsizedElement])
  case drawn(step: Int, screen: DrawnScreen)
  /// A step could not be carried out, for a reason an author can mend.
  case failed(step: Int, message: String)
  /// The program came to its end; so many bytes of output stand before it.
  case finished(outputOffset: Int)
}

/// What was found out about the elements of a screen beside what is spoken.
package struct ScreenFacts: Hashable, Codable, Sendable {
  /// The objects behind the elements.
  package var origins: [ElementID: ElementOrigin]
  /// The adjustable elements whose value stayed when they were asked to change it.
  package var stuck: Set<ElementID>
  /// The texts whose colours are known.
  package var texts: [ColoredText]

  package init(
    origins: [ElementID: ElementOrigin] = [:],
    stuck: Set<ElementID> = [],
    texts: [ColoredText] = []
  ) {
    self.origins = origins
    self.stuck = stuck
    self.texts = texts
  }
}

/// A screen as it is seen and as an assistive technology meets it.
package struct DrawnScreen: Hashable, Codable, Sendable {
  /// What is seen, before anything happens.
  package var drawing: ScreenDrawing
  package var transcript: Transcript
  /// What is heard on the way back from the last stop to the first; empty where nobody goes back.
  package var wayBack: [Transcript.Entry]
  /// What lies over the screen after each command, and first before them where something is met by
  /// then; empty for VoiceOver.
  package var overlays: [[OverlayMark]]

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
