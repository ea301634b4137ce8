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
