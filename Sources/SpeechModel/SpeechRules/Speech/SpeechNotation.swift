/// How the parts of an utterance are written down; the parts are the same in each notation.
public enum SpeechNotation: String, Hashable, Codable, Sendable, CaseIterable {
  /// A comma and a space between the parts, as VoiceOver's caption panel shows them.
  case caption
  /// A space between the parts, cut after 64 UTF-16 units, as `XCUIVoiceOverService` returns them.
  case service
  /// Colons and full stops, in the spelling of AccessibilitySnapshot.
  case snapshot

  /// How many UTF-16 units `XCUIVoiceOverService` returns of an utterance.
  ///
  /// Source: captures of iOS 27.0, eight of which end after exactly so many; certainty H.
  public static let serviceLimit = 64
}
