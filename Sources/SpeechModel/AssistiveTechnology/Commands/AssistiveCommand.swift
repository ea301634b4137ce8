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
