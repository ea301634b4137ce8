package import AccessibilityTree
import AssistiveTechnology
package import SpeechRules

/// The settings of a transcript fence.
package struct TranscriptOptions: Hashable, Sendable {
  /// The language of the device, as a BCP 47 tag.
  package var language: String
  /// Whether hints are spoken.
  package var hints = true
  /// The kind of device: `phone` or `pad`.
  package var device = "phone"
  /// The direction of a line: `leftToRight` or `rightToLeft`.
  package var direction = "leftToRight"
  /// The version of iOS.
  package var os = SystemVersion.latest
  /// Where the trait words are spoken.
  package var traits = TraitPosition.after
  /// Whether Switch Control highlights items together that belong together.
  package var groups = true
  /// The size of text.
  package var text = TextSize.l
  /// The number of stops that stands in place of a body.
  package var expectedStops: Int?
}
