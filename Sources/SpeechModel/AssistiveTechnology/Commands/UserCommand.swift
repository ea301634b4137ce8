/// What a user does, with whichever assistive technology.
public enum UserCommand: Hashable, Codable, Sendable {
  /// A gesture of a VoiceOver user.
  case gesture(Gesture)
  /// What a Voice Control user says.
  case voice(VoiceCommand)
  /// What the switches of a Switch Control user do.
  case switches(SwitchCommand)
  /// Keys that a user of Full Keyboard Access presses.
  case keys(KeyCommand)
}

extension UserCommand {
  /// The assistive technology that obeys the command.
  public var technology: TechnologyKind {
    switch self {
    case .gesture: .voiceOver
    case .voice: .voiceControl
    case .switches: .switchControl
    case .keys: .fullKeyboardAccess
    }
  }
}
