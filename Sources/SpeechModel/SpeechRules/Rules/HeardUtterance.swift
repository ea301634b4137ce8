/// Something that VoiceOver was heard to say.
public struct HeardUtterance: Hashable, Codable, Sendable {
  /// The words as they were captured: with commas from captions, without them from
  /// `XCUIVoiceOverService`.
  public let text: String
  /// The system that said it, with its build where that is known.
  public let system: String

  /// Creates an utterance.
  init(_ text: String, on system: String) {
    self.text = text
    self.system = system
  }
}
