package import AssistiveTechnology
package import ScreenDrawing
package import SnippetMessages
package import SpeechRules

/// The computed speech, and drawing if requested, of one transcript fence that passed its check.
package struct Walkthrough: Hashable, Codable, Sendable {
  package var technology: Technology
  package var language: String
  package var settings: SpeechSettings
  package var transcript: Transcript
  package var drawing: ScreenDrawing?
  /// The speech of a walk from the last stop back to the first; empty if there is no such walk.
  package var backwardWalk: [Transcript.Entry]
  /// The overlay (numbers, names, focus) on the drawing at each step; empty for VoiceOver and
  /// without a drawing.
  package var overlays: [[OverlayMark]]
  /// The iOS versions on which a device spoke every line; `nil` if any line is only computed.
  package var heardOn: String?

  package init(
    technology: Technology,
    language: String,
    settings: SpeechSettings? = nil,
    transcript: Transcript,
    drawing: ScreenDrawing? = nil,
    backwardWalk: [Transcript.Entry] = [],
    overlays: [[OverlayMark]] = []
  ) {
    self.technology = technology
    self.language = language
    self.settings = settings ?? SpeechSettings(language: language)
    self.transcript = transcript
    self.drawing = drawing
    self.backwardWalk = backwardWalk
    self.overlays = overlays
  }

  package var stops: Int { transcript.stops }

  /// The guessed words and events, without duplicates; a guessed silence is an empty text.
  package var guesses: [String] { transcript.guesses }

  package typealias Technology = TechnologyKind
}

package struct SizedWalkthrough: Hashable, Codable, Sendable {
  package var size: TextSize
  package var walkthrough: Walkthrough

  package init(size: TextSize, walkthrough: Walkthrough) {
    self.size = size
    self.walkthrough = walkthrough
  }
}

extension Transcript {
  /// The number of spoken lines, or of displayed lines if nothing is spoken.
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
