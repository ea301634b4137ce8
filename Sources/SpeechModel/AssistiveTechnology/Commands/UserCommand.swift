/// A command of any assistive technology.
///
/// Transcripts store commands in this form. Each technology also has its own command type.
public enum UserCommand: Hashable, Codable, Sendable {
  /// A VoiceOver gesture.
  case gesture(Gesture)
  /// A Voice Control command.
  case voice(VoiceCommand)
  /// A Switch Control action.
  case switches(SwitchCommand)
  /// A key of Full Keyboard Access.
  case keys(KeyCommand)

  /// The assistive technology that performs the command.
  public var technology: TechnologyKind {
    switch self {
    case .gesture: .voiceOver
    case .voice: .voiceControl
    case .switches: .switchControl
    case .keys: .fullKeyboardAccess
    }
  }
}

/// A command of the user of one assistive technology.
///
/// Commands are values with a notation in which they can be written and parsed:
///
/// ```swift
/// import AssistiveTechnology
///
/// let gesture = try Gesture(parsing: "Swipe  Right")
/// print(gesture == .swipeRight, gesture.text)
/// ```
///
/// ```output
/// true swipe right
/// ```
public protocol AssistiveCommand: Hashable, Codable, Sendable {
  /// Parses a command.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  init(parsing text: String) throws(UnknownCommand)

  /// The command in English notation.
  var text: String { get }

  /// Returns the command in words of a language, or in English if the language is unknown.
  func description(in language: String) -> String

  /// The command as a command of any technology.
  var userCommand: UserCommand { get }

  /// How long the user waits before anything follows, in seconds; `nil` for most commands.
  var pause: Double? { get }
}

extension AssistiveCommand {
  /// Returns `nil`: by default the user doesn't wait.
  public var pause: Double? { nil }
}

/// A command with the words in which it was written.
///
/// Transcripts repeat these words, so a page may say “нажать Купить” where the English notation
/// would be “tap Купить”.
public struct WrittenCommand<Command: AssistiveCommand>: Hashable, Codable, Sendable {
  /// The command.
  public let command: Command
  /// The words, without the `> ` before them.
  public let words: String

  /// Creates a command with the words of the English notation.
  public init(_ command: Command) {
    self.command = command
    words = command.text
  }

  /// Parses a command and keeps its words.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  public init(parsing words: String) throws(UnknownCommand) {
    command = try Command(parsing: words)
    self.words = words
  }
}

/// An error for a command that doesn't exist, with a suggestion.
public struct UnknownCommand: Error, Hashable, Sendable, CustomStringConvertible {
  /// The technology for which the command was meant.
  public let technology: TechnologyKind
  /// The command as it was written.
  public let text: String
  /// The nearest known command, if one is similar.
  public let suggestion: String?

  /// Creates the error.
  public init(_ technology: TechnologyKind, text: String, suggestion: String? = nil) {
    self.technology = technology
    self.text = text
    self.suggestion = suggestion
  }

  /// The error message, including the suggestion.
  public var description: String {
    "unknown \(technology.commandNoun) '\(text)'"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// An assistive technology; the raw values are the names in notation.
public enum TechnologyKind: String, Hashable, Codable, Sendable, CaseIterable {
  /// The screen reader.
  case voiceOver = "voiceover"
  /// Control by voice.
  case voiceControl = "voicecontrol"
  /// Control with switches.
  case switchControl = "switchcontrol"
  /// Control with a keyboard.
  case fullKeyboardAccess = "keyboard"

  package var commandNoun: String {
    switch self {
    case .voiceOver: "gesture"
    case .voiceControl: "voice command"
    case .switchControl: "switch command"
    case .fullKeyboardAccess: "key"
    }
  }
}
