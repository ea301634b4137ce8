/// The user's settings that change what is spoken.
public struct SpeechSettings: Hashable, Codable, Sendable {
  /// The language of the device as a BCP 47 tag; an unknown one falls back to English.
  public var language: String
  /// Whether hints are spoken; on unless the user turned them off.
  public var hints: Bool

  /// Creates settings.
  public init(language: String, hints: Bool = true) {
    self.language = language
    self.hints = hints
  }
}
