/// One stop as it is spoken.
///
/// ```swift
/// import SpeechRules
///
/// let parts = [UtterancePart(.label, "Buy"), UtterancePart(.trait, "Button")]
/// print(Utterance(parts: parts, language: "en").caption)
/// ```
///
/// ```output
/// Buy, Button
/// ```
public struct Utterance: Hashable, Codable, Sendable {
  /// The pieces in the order of speech.
  public var parts: [UtterancePart]
  /// The language of the words, as a BCP 47 tag.
  public var language: String

  /// Creates an utterance.
  public init(parts: [UtterancePart], language: String) {
    self.parts = parts
    self.language = language
  }

  /// The caption form: the pieces joined by a comma and a space, as the caption panel shows them.
  public var caption: String {
    parts.map(\.text).joined(separator: ", ")
  }
}
