package import AssistiveTechnology

/// The computed answer to one transcript fence, found equal to what the page says.
package struct Walkthrough: Hashable, Codable, Sendable {
  /// Which assistive technology was driven.
  package var technology: Technology
  /// The language of the words, as a BCP 47 tag.
  package var language: String
  /// What happened.
  package var transcript: Transcript

  /// Creates a walkthrough.
  package init(technology: Technology, language: String, transcript: Transcript) {
    self.technology = technology
    self.language = language
    self.transcript = transcript
  }

  /// The assistive technologies a page can show.
  package enum Technology: String, Hashable, Codable, Sendable {
    /// The screen reader.
    case voiceOver = "voiceover"
    /// Control by spoken commands.
    case voiceControl = "voicecontrol"
  }
}
