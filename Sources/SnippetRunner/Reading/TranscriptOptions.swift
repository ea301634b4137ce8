import AccessibilityTree
import AssistiveTechnology

/// The settings of a transcript fence.
struct TranscriptOptions: Hashable, Sendable {
  /// The language of the device, as a BCP 47 tag.
  var language: String
  /// Whether hints are spoken.
  var hints = true
  /// The kind of device: `phone` or `pad`.
  var device = "phone"
  /// The direction of a line: `leftToRight` or `rightToLeft`.
  var direction = "leftToRight"
  /// The version of iOS.
  var os = SystemVersion.latest
  /// Where the trait words are spoken.
  var traits = TraitPosition.after
  /// Whether Switch Control highlights items together that belong together.
  var groups = true
  /// The size of text.
  var text = TextSize.l
  /// The number of stops that stands in place of a body.
  var expectedStops: Int?
}
