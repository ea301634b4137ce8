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
