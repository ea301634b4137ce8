import AssistiveTechnology
import Diagnostics

/// A gesture or command that nobody knows.
struct UnknownWords {
  private let words: String
  private let technology: Walkthrough.Technology
  private let language: String
  private let suggestion: String?

  /// Reads words that are meant for an assistive technology; nothing if it knows them.
  ///
  /// - Parameters:
  ///   - words: a gesture or command.
  ///   - technology: what it is meant for.
  ///   - language: the language whose commands serve as examples, as a BCP 47 tag.
  init?(in words: String, for technology: Walkthrough.Technology, language: String) {
    self.words = words
    self.technology = technology
    self.language = language
    do throws(UnknownCommand) {
      _ = try UserCommand(parsing: words, for: technology)
      return nil
    } catch {
      suggestion = error.suggestion
    }
  }

  /// The finding, with the known words that are nearest.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .unknownGesture,
      at: location,
      "unknown \(technology.commandNoun) '\(words)'",
      help: suggestion.map { "did you mean '\($0)'?" } ?? examples
    )
  }

  private var examples: String {
    switch technology {
    case .voiceOver:
      "write a gesture such as 'swipe right', 'double tap', 'rotor Headings', 'touch NAME' or 'read'"
    case .voiceControl:
      "write a command such as \(commands)"
    case .switchControl: "write 'next', 'previous', 'select', 'choose NAME' or 'cancel'"
    case .fullKeyboardAccess:
      "write keys such as 'tab', 'shift tab', 'down', 'space', 'tab z' or 'escape'"
    }
  }

  /// The commands of the language that are nearest, as a list in a sentence.
  private var commands: String {
    let names = VoiceCommand.examples(in: language, near: words).map { "'\($0)'" }
    return [names.dropLast().joined(separator: ", "), names.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
  }
}
