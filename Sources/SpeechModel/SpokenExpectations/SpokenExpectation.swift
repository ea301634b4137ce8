import AssistiveTechnology
import LineDifferences

/// The lines that a test expects, and the sentence about what came in their place.
package struct SpokenExpectation {
  /// The lines as the test has them, in one text.
  package let text: String
  /// What the user does.
  package let commands: [String]

  /// Takes the lines of a test and its commands; without commands, those of the lines.
  package init(of text: String, commands: [String] = []) {
    self.text = text
    self.commands =
      commands.isEmpty
      ? Self.lines(of: text).compactMap { Transcript.Entry.command(in: $0) } : commands
  }

  /// Returns what is to be reported of the lines that were heard; nothing if they are the expected ones.
  ///
  /// - Parameter outcome: What came of recording them, if that was asked for.
  package func failure(heard: [String], _ outcome: RecordingOutcome? = nil) -> String? {
    // What is spoken may hold a line feed, as a label may.
    let heard = Self.lines(of: heard.joined(separator: "\n"))
    let difference = LineDifference(expected: Self.lines(of: text), actual: heard)
    guard difference.firstDifference != nil || outcome?.isConflict == true else { return nil }
    return ([heading(outcome)] + difference.lines + [footing(outcome)]).joined(separator: "\n")
  }

  /// Whether lines are the expected ones.
  func isMet(by heard: [String]) -> Bool {
    Self.lines(of: heard.joined(separator: "\n")) == Self.lines(of: text)
  }

  private func heading(_ outcome: RecordingOutcome?) -> String {
    switch outcome {
    case .recorded: "recorded: the computed lines stand in the test now"
    case .refused(let reason, isConflict: _): "not recorded: \(reason)"
    case .nothingToRecord, nil: "the transcript is not what was computed"
    }
  }

  private func footing(_ outcome: RecordingOutcome?) -> String {
    let legend = "where '-' is the test and '+' is what was computed"
    return switch outcome {
    case .recorded: legend + "; read them, then run the test without \(SourceRecorder.variable)"
    case .refused: legend
    case .nothingToRecord, nil: legend + "; \(SourceRecorder.variable)=1 writes it into the test"
    }
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
