public import AccessibilityTree

/// What happened between a user and an assistive technology, from the first line to the last.
public struct Transcript: Hashable, Codable, Sendable {
  /// The lines, in their order.
  public var entries: [Entry]

  /// Creates a transcript.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// One line of a transcript.
  public enum Entry: Hashable, Codable, Sendable {
    /// Something the user did, in the notation's English, without the leading sign.
    case gesture(String)
    /// Something spoken, with the element it belongs to where there is one.
    case spoken(Utterance, element: AccessibilityElement?)
    /// A sound or event, without its brackets; an announcement's text follows in `text`.
    case event(String, text: String?)
    /// A line that is shown rather than spoken, such as Voice Control's names.
    case shown(String)
  }

  /// The lines as the notation writes them; a stop without a word is written as silence.
  public var lines: [String] {
    entries.map { entry in
      switch entry {
      case .gesture(let name): "> \(name)"
      case .spoken(let utterance, _): utterance.parts.isEmpty ? "[silence]" : utterance.caption
      case .event(let name, let text): text.map { "[\(name)] \($0)" } ?? "[\(name)]"
      case .shown(let line): line
      }
    }
  }
}
