extension UserCommand {
  /// Reads a command that is meant for an assistive technology.
  ///
  /// - Throws: ``UnknownCommand`` with the nearest known one.
  public init(parsing text: String, for technology: TechnologyKind) throws(UnknownCommand) {
    self =
      switch technology {
      case .voiceOver: .gesture(try Gesture(parsing: text))
      case .voiceControl: .voice(try VoiceCommand(parsing: text))
      case .switchControl: .switches(try SwitchCommand(parsing: text))
      case .fullKeyboardAccess: .keys(try KeyCommand(parsing: text))
      }
  }

  /// The command in the notation's English.
  public var text: String { command.text }

  /// Returns the command in words of a language; an unknown language gives English.
  public func description(in language: String) -> String { command.description(in: language) }

  private var command: any AssistiveCommand {
    switch self {
    case .gesture(let gesture): gesture
    case .voice(let command): command
    case .switches(let command): command
    case .keys(let keys): keys
    }
  }
}
