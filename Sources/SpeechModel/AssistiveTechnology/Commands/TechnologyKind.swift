/// The assistive technologies that are modelled; each by the name that the notation has for it.
public enum TechnologyKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// The screen reader.
  case voiceOver = "voiceover"
  /// Control by spoken commands.
  case voiceControl = "voicecontrol"
  /// Control by switches.
  case switchControl = "switchcontrol"
  /// Control by a keyboard.
  case fullKeyboardAccess = "keyboard"
}

extension TechnologyKind {
  /// What its user does, as a message calls it.
  package var commandNoun: String {
    switch self {
    case .voiceOver: "gesture"
    case .voiceControl: "voice command"
    case .switchControl: "switch command"
    case .fullKeyboardAccess: "key"
    }
  }
}
