public import AccessibilityTree
public import SpeechRules

/// What happened between a user and an assistive technology, from the first line to the last.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// let words = Utterance(parts: [UtterancePart(.label, "Buy")], language: "en")
/// let transcript = Transcript(entries: [
///   .command(try WrittenCommand<Gesture>(parsing: "swipe right")), .spoken(words, element: nil),
/// ])
/// print(transcript.lines)
/// ```
///
/// ```output
/// ["> swipe right", "Buy"]
/// ```
public struct Transcript: Hashable, Codable, Sendable {
  /// The lines, in their order.
  public var entries: [Entry]

  /// Creates a transcript.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// One line of a transcript.
  public enum Entry: Hashable, Codable, Sendable {
    /// Something the user did, and the words in which it was written.
    case command(UserCommand, words: String)
    /// Something spoken, with the element it belongs to where there is one.
    case spoken(Utterance, element: AccessibilityElement?)
    /// A sound or event, and a text that belongs to it: that of an announcement, the name of what was
    /// activated; with the rule behind it, if that is not the event's own, and the parts of a text
    /// that holds the system's words.
    case event(Event, String? = nil, rule: SpeechRule? = nil, parts: [UtterancePart] = [])
    /// A line that is shown rather than spoken, such as Voice Control's names, and its parts.
    case shown(String, parts: [UtterancePart] = [])
  }
}

extension Transcript.Entry {
  /// Something the user did.
  public static func command(_ written: WrittenCommand<some AssistiveCommand>) -> Self {
    .command(written.command.userCommand, words: written.words)
  }
}
