import AssistiveTechnology
import Diagnostics

struct UnknownCommandFinding {
  private let words: String
  private let technology: Walkthrough.Technology
  private let language: String
  private let suggestion: String?

  /// Returns `nil` if the technology knows the command.
  ///
  /// - Parameters:
  ///   - words: A gesture or command.
  ///   - technology: The technology it is for.
  ///   - language: The language of example commands as a BCP 47 tag.
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

  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .unknownGesture,
      at: location,
      "unknown \(technology.commandNoun) '\(words)'",
      help: repetition ?? suggestion.map { "did you mean '\($0)'?" } ?? examples
    )
  }

  /// What to write for a gesture with a number of times, such as 'swipe up twice'.
  private var repetition: String? {
    guard
      let match = words.wholeMatch(of: #/(.+?) (?:twice|thrice|(?:\w+|\d+) times|[x×]\d|\d[x×])/#),
      (try? UserCommand(parsing: String(match.1), for: technology)) != nil
    else { return nil }
    return "write the line '> \(match.1)' once for each time"
  }

  private var examples: String {
    switch technology {
    case .voiceOver:
      "write a gesture such as 'swipe right', 'double tap', 'rotor Headings', 'touch NAME' or 'read'"
    case .voiceControl:
      "write a command such as \(closestCommands)"
    case .switchControl: "write 'next', 'previous', 'select', 'choose NAME' or 'cancel'"
    case .fullKeyboardAccess:
      "write keys such as 'tab', 'shift tab', 'down', 'space', 'tab z' or 'escape'"
    }
  }

  private var closestCommands: String {
    let names = VoiceCommand.examples(in: language, near: words).map { "'\($0)'" }
    return [names.dropLast().joined(separator: ", "), names.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
  }
}
