import AssistiveTechnology
import Diagnostics

/// A gesture or command that nobody knows.
struct UnknownWords {
  private let words: String
  private let error: any Error

  /// Takes the words and the error that reading them gave.
  init(_ words: String, _ error: any Error) {
    self.words = words
    self.error = error
  }

  /// The finding, with the known words that are nearest.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    let command = error as? UnknownVoiceCommand
    let suggestion = command?.suggestion ?? (error as? UnknownGesture)?.suggestion
    return Diagnostic(
      id: "unknown-gesture",
      at: location,
      "unknown \(command == nil ? "gesture" : "voice command") '\(words)'",
      help: suggestion.map { "did you mean '\($0)'?" } ?? (command == nil ? gestures : commands)
    )
  }

  private var gestures: String {
    "write a gesture such as 'swipe right', 'double tap', 'rotor Headings', 'touch NAME' or 'read'"
  }

  private var commands: String {
    "write a command such as 'show names', 'tap NAME', 'swipe left' or 'go back'"
  }
}
