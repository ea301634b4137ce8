package import AssistiveTechnology
package import ScreenDrawing
package import SnippetMessages
package import SpeechRules

/// The computed answer to one transcript fence, found equal to what the page says.
package struct Walkthrough: Hashable, Codable, Sendable {
  /// Which assistive technology was driven.
  package var technology: Technology
  /// The language of the words, as a BCP 47 tag.
  package var language: String
  /// What the listener has chosen, and the system.
  package var settings: SpeechSettings
  package var transcript: Transcript
  /// What the screen shows before anything happens; `nil` where nobody asked for a drawing.
  package var drawing: ScreenDrawing?
  /// What is heard on the way back from the last stop to the first; empty where nobody goes back.
  package var wayBack: [Transcript.Entry]
  /// What lies over the screen at each step; empty for VoiceOver, and where nothing is drawn.
  package var overlays: [[OverlayMark]]
  /// The system on which each line was heard, or several of them; `nil` where something was only
  /// computed.
  package var heardOn: String?

  /// Creates a walkthrough; the settings are as they are delivered unless given.
  package init(
    technology: Technology,
    language: String,
    settings: SpeechSettings? = nil,
    transcript: Transcript,
    drawing: ScreenDrawing? = nil,
    wayBack: [Transcript.Entry] = [],
    overlays: [[OverlayMark]] = [],
    heardOn: String? = nil
  ) {
    self.technology = technology
    self.language = language
    self.settings = settings ?? SpeechSettings(language: language)
    self.transcript = transcript
    self.drawing = drawing
    self.wayBack = wayBack
    self.overlays = overlays
    self.heardOn = heardOn
  }

  /// The number of spoken lines; in a walk, that of the stops.
  package var stops: Int { transcript.stops }

  /// What nobody has reported from a device in its place, each once: words, events as lines, and for
  /// silence an empty text.
  package var guesses: [String] { transcript.guesses }

  /// The assistive technologies a page can show.
  package typealias Technology = TechnologyKind
}

/// What is seen and heard of a screen at a size of text.
package struct SizedWalkthrough: Hashable, Codable, Sendable {
  package var size: TextSize
  /// The screen at that size.
  package var walkthrough: Walkthrough

  package init(size: TextSize, walkthrough: Walkthrough) {
    self.size = size
    self.walkthrough = walkthrough
  }
}

extension Transcript {
  /// The number of lines that are spoken.
  package var stops: Int {
    let isSpoken = entries.contains { if case .spoken = $0 { true } else { false } }
    return entries.count { entry in
      switch entry {
      case .spoken: true
      case .shown: !isSpoken
      case .command, .event: false
      }
    }
  }
}
