import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import Markdown
import SnippetMessages

extension TranscriptFence {
  var findings: [Diagnostic] { checkScript() + checkPlayer() + checkTraits() + checkSizes() }

  private func checkScript() -> [Diagnostic] {
    guard !isScreen else { return [] }
    return fence.body.enumerated().compactMap { index, line in
      let location = fence.location(ofBodyLine: index)
      guard let words = Transcript.Entry.command(in: line) else {
        return misplacedSign(in: line, at: location)
      }
      return UnknownCommandFinding(
        in: words,
        for: screen.technology,
        language: screen.settings.language
      )?.diagnostic(at: location)
    }
  }

  /// Reports a command with a '>' that isn't the start of '> ', as in '>swipe right'.
  ///
  /// The line would count as speech, and an update would remove it.
  private func misplacedSign(in line: String, at location: SourceLocation) -> Diagnostic? {
    let text = line.drop(while: \.isWhitespace)
    let words = text.dropFirst().drop(while: \.isWhitespace)
    // Labels begin with a capital letter or a sign, commands don't.
    guard text.first == ">", let first = words.first, first.isLetter, !first.isUppercase,
      let command = command(nearest: String(words))
    else { return nil }
    return Diagnostic(
      .unknownGesture,
      at: location,
      "the \(screen.technology.commandNoun) does not begin with '> '",
      help: "write '> \(command)'"
    )
  }

  private func command(nearest words: String) -> String? {
    do throws(UnknownCommand) {
      _ = try UserCommand(parsing: words, for: screen.technology)
      return words
    } catch {
      // “>red, Button” is speech, although it resembles “read”.
      return words.contains(" ") && !words.contains(",") ? error.suggestion : nil
    }
  }

  /// Only VoiceOver can walk through a screen without commands.
  private func checkPlayer() -> [Diagnostic] {
    guard screen.isDrawn, screen.technology != .voiceOver, screen.script.isEmpty,
      let word = fence.info.words.last(where: { $0.text == TranscriptFenceReader.playerOption })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "a player of '\(fence.info.name)' needs commands to step through",
        help: "write commands, such as '> \(screen.technology.exampleCommand)', or remove 'player'"
      )
    ]
  }

  /// The position of trait words is a setting since iOS 18.
  private func checkTraits() -> [Diagnostic] {
    guard screen.settings.traits != .after, screen.settings.os < .iOS18,
      let word = fence.info.words.first(where: { $0.key == "traits" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "iOS \(screen.settings.os.rawValue) always speaks trait words after the label",
        help: "remove '\(word.text)', or write 'os=18' or a later version"
      )
    ]
  }

  /// A screen is shown either next to another one or at several text sizes, not both.
  private func checkSizes() -> [Diagnostic] {
    guard !screen.sizes.isEmpty, screen.before != nil,
      let word = fence.info.words.first(where: { $0.key == "before" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "'\(word.text)' cannot be combined with several text sizes",
        help: "remove '\(word.text)', or keep one size"
      )
    ]
  }
}

extension TechnologyKind {
  fileprivate var exampleCommand: String {
    switch self {
    case .voiceOver: "swipe right"
    case .voiceControl: "show names"
    case .switchControl: "next"
    case .fullKeyboardAccess: "tab"
    }
  }
}
