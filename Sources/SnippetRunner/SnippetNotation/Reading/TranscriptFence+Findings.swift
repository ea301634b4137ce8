import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import Markdown
import SnippetMessages

extension TranscriptFence {
  /// What is wrong with what the fence asks for, before anything is run.
  var findings: [Diagnostic] { checkScript() + checkPlayer() + checkTraits() + checkSizes() }

  /// Finds gestures and commands that nobody knows, before anything is run.
  private func checkScript() -> [Diagnostic] {
    guard !isScreen else { return [] }
    return fence.body.enumerated().compactMap { index, line in
      guard let words = Transcript.Entry.command(in: line) else { return nil }
      let location = fence.location(ofBodyLine: index)
      return UnknownWords(
        in: words,
        for: technology,
        language: settings.language
      )?.diagnostic(at: location)
    }
  }

  /// Finds a player of what only VoiceOver does by itself: a walk.
  private func checkPlayer() -> [Diagnostic] {
    guard isDrawn, technology != .voiceOver, script.isEmpty,
      let word = fence.info.words.last(where: { $0.text == TranscriptFenceReader.playerWord })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "a player of '\(fence.info.name)' needs commands to step through",
        help: "write commands, such as '> \(technology.exampleCommand)', or remove 'player'"
      )
    ]
  }

  /// Finds a place of the trait words that the system has no setting for.
  private func checkTraits() -> [Diagnostic] {
    guard settings.traits != .after, settings.os < .iOS18,
      let word = fence.info.words.first(where: { $0.key == "traits" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "iOS \(settings.os.rawValue) always speaks trait words after the label",
        help: "remove '\(word.text)', or write 'os=18' or a later version"
      )
    ]
  }

  /// Finds a screen that is to be compared with another and with itself at the same time.
  private func checkSizes() -> [Diagnostic] {
    guard !sizes.isEmpty, before != nil,
      let word = fence.info.words.first(where: { $0.key == "before" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "a screen at several sizes of text stands beside no other screen",
        help: "remove '\(word.text)', or name one size"
      )
    ]
  }
}

extension TechnologyKind {
  /// A command with which many begin.
  fileprivate var exampleCommand: String {
    switch self {
    case .voiceOver: "swipe right"
    case .voiceControl: "show names"
    case .switchControl: "next"
    case .fullKeyboardAccess: "tab"
    }
  }
}
