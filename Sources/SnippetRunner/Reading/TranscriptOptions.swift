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
  /// The number of stops that stands in place of a body.
  var expectedStops: Int?
}
