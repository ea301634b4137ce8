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

/// What the user of one assistive technology does.
///
/// A command is a value; the notation writes it and reads it again:
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
  /// Reads a command in the notation's words.
  ///
  /// - Throws: ``UnknownCommand`` with the nearest known one.
  init(parsing text: String) throws(UnknownCommand)

  /// The command in the notation's English.
  var text: String { get }

  /// Returns the command in words of a language; an unknown language gives English.
  func description(in language: String) -> String

  /// The command as one among those of all assistive technologies.
  var userCommand: UserCommand { get }

  /// How long the user waits before anything follows, in seconds; nothing for most commands.
  var pause: Double? { get }
}

extension AssistiveCommand {
  /// Nothing: the user does not wait.
  public var pause: Double? { nil }
}

/// A command and the words in which somebody wrote it down.
///
/// A transcript repeats these words, so that a page may say “нажать Купить” where the notation's
/// English would be “tap Купить”.
public struct WrittenCommand<Command: AssistiveCommand>: Hashable, Codable, Sendable {
  /// What the user does.
  public let command: Command
  /// The words, without the sign before them.
  public let words: String

  /// Writes a command in the notation's English.
  public init(_ command: Command) {
    self.command = command
    words = command.text
  }

  /// Reads a command and keeps its words.
  ///
  /// - Throws: ``UnknownCommand`` with the nearest known one.
  public init(parsing words: String) throws(UnknownCommand) {
    command = try Command(parsing: words)
    self.words = words
  }
}

/// A gesture, key or other command that is not in the vocabulary.
public struct UnknownCommand: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the command is meant for.
  public let technology: TechnologyKind
  /// The command as it was written.
  public let text: String
  /// A known command that may have been meant.
  public let suggestion: String?

  /// Creates the error.
  public init(_ technology: TechnologyKind, text: String, suggestion: String? = nil) {
    self.technology = technology
    self.text = text
    self.suggestion = suggestion
  }

  /// What is wrong and what may have been meant.
  public var description: String {
    "unknown \(technology.commandNoun) '\(text)'"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

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
