import AssistiveTechnology
import Text

/// The lines that a test expects, and how they differ from those that were heard.
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

  /// Whether lines are the expected ones.
  func isMet(by heard: [String]) -> Bool { difference(from: heard).firstDifference == nil }

  /// Compares the lines with those that were heard.
  func difference(from heard: [String]) -> LineDifference {
    // What is spoken may hold a line feed, as a label may.
    LineDifference(
      expected: Self.lines(of: text),
      actual: Self.lines(of: heard.joined(separator: "\n"))
    )
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns what is to be reported of the lines that were heard; nothing if they are the expected ones.
  ///
  /// - Parameter outcome: What came of recording them, if that was asked for.
  package func failure(heard: [String], _ outcome: RecordingOutcome? = nil) -> String? {
    let difference = difference(from: heard)
    guard difference.firstDifference != nil || outcome?.isConflict == true else { return nil }
    return ([heading(outcome)] + difference.lines + [footing(outcome)]).joined(separator: "\n")
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
}

#if canImport(Testing)
import Testing
#endif

#if canImport(XCTest)
import XCTest
#endif

/// The place of a call in the source of a test, where its failures are shown.
struct CallPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports a failure to whichever of the two libraries runs the test.
  func fail(_ message: String) {
    #if canImport(XCTest)
    // A task that a test of Swift Testing has detached knows of no test, and neither does one of
    // XCTest: the library that is at work takes what it is told, and the other one ignores it.
    if !isInSwiftTesting { XCTFail(message, file: filePath, line: line) }
    #endif
    #if canImport(Testing)
    let place = Testing.SourceLocation(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    Issue.record(Comment(rawValue: message), sourceLocation: place)
    #endif
  }

  /// Whether a test of Swift Testing is known to be at work.
  private var isInSwiftTesting: Bool {
    #if canImport(Testing)
    Test.current != nil
    #else
    false
    #endif
  }
}
