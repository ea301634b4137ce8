import SpeechRules
import Text

extension UserCommand {
  /// Parses a command of an assistive technology.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  public init(parsing text: String, for technology: TechnologyKind) throws(UnknownCommand) {
    self =
      switch technology {
      case .voiceOver: .gesture(try Gesture(parsing: text))
      case .voiceControl: .voice(try VoiceCommand(parsing: text))
      case .switchControl: .switches(try SwitchCommand(parsing: text))
      case .fullKeyboardAccess: .keys(try KeyCommand(parsing: text))
      }
  }

  /// The command in English notation.
  public var text: String { command.text }

  /// Returns the command in words of a language, or in English if the language is unknown.
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

extension SwitchCommand: AssistiveCommand {
  /// Parses a command in English notation, or Apple's name of the switch action.
  ///
  /// Case and extra spaces are ignored.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  public init(parsing text: String) throws(UnknownCommand) {
    let written = CommandText(text)
    switch written.phrase {
    case "next", "next item", "move to next item": self = .next
    case "previous", "previous item", "move to previous item": self = .previous
    case "select", "select item": self = .select
    case "cancel": self = .cancel
    case let phrase:
      guard written.verb == "choose", let name = written.name else {
        let known = ["next", "previous", "select", "cancel", "choose"]
        let nearest = EditDistance.nearest(to: phrase, among: known)
        throw UnknownCommand(
          .switchControl,
          text: text,
          suggestion: nearest == "choose" ? "choose NAME" : nearest
        )
      }
      self = .choose(name)
    }
  }

  /// The command in English notation.
  public var text: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .select: "select"
    case .choose(let name): "choose \(name)"
    case .cancel: "cancel"
    }
  }

  /// Returns the command in words of a language, or in English if the language is unknown.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language).switches
    return switch self {
    case .next: words.next.text
    case .previous: words.previous.text
    case .select: words.select.text
    case .choose(let name): words.choose(name).text
    case .cancel: words.cancel.text
    }
  }

  /// The command as a command of any technology.
  public var userCommand: UserCommand { .switches(self) }
}
