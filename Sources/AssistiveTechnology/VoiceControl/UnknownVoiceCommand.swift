/// A command that is not in the vocabulary.
public struct UnknownVoiceCommand: Error, Hashable, Sendable, CustomStringConvertible {
  /// The command as it was written.
  public let text: String
  /// A known command that may have been meant.
  public let suggestion: String?

  /// Creates the error.
  public init(text: String, suggestion: String? = nil) {
    self.text = text
    self.suggestion = suggestion
  }

  /// What is wrong and what may have been meant.
  public var description: String {
    "unknown voice command '\(text)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
