import AssistiveTechnology
import Text

/// The lines that a test expects, and the commands that produce them.
package struct SpokenExpectation {
  package let text: String
  package let commands: [String]

  /// Creates an expectation; without commands, they are taken from the lines.
  package init(of text: String, commands: [String] = []) {
    self.text = text
    self.commands =
      commands.isEmpty
      ? Self.lines(of: text).compactMap { Transcript.Entry.command(in: $0) } : commands
  }

  func isSatisfied(by heard: [String]) -> Bool { difference(from: heard).firstDifference == nil }

  func difference(from heard: [String]) -> LineDifference {
    // Speech may contain a line feed, as a label may.
    LineDifference(
      expected: Self.lines(of: text),
      actual: Self.lines(of: heard.joined(separator: "\n"))
    )
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the failure message, or `nil` if the test passes.
  ///
  /// - Parameters:
  ///   - heard: The computed lines.
  ///   - outcome: The result of recording, if the environment asked for it.
  package func failure(heard: [String], _ outcome: RecordingOutcome? = nil) -> String? {
    let difference = difference(from: heard)
    guard difference.firstDifference != nil || outcome?.isConflict == true else { return nil }
    return ([heading(outcome)] + difference.lines + [legend(outcome)]).joined(separator: "\n")
  }

  private func heading(_ outcome: RecordingOutcome?) -> String {
    switch outcome {
    case .recorded: "recorded: the test now contains the computed lines"
    case .refused(let reason, isConflict: _): "not recorded: \(reason)"
    case .nothingToRecord, nil: "the transcript differs from the computed lines"
    }
  }

  private func legend(_ outcome: RecordingOutcome?) -> String {
    let legend = "'-' is the test, '+' is computed"
    return switch outcome {
    case .recorded: legend + "; review them, then run the test without \(SourceRecorder.variable)"
    case .refused: legend
    case .nothingToRecord, nil: legend + "; \(SourceRecorder.variable)=1 updates the test"
    }
  }
}

#if canImport(Testing)
import Testing
#endif

#if canImport(XCTest)
import XCTest
#endif

struct CallLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func fail(_ message: String) {
    #if canImport(XCTest)
    // 'Test.current' is nil in a detached task of a Swift Testing test, just as in an XCTest test.
    // Report to both then: the library that isn't running ignores the call.
    if !isInSwiftTesting { XCTFail(message, file: filePath, line: line) }
    #endif
    #if canImport(Testing)
    let location = Testing.SourceLocation(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }

  private var isInSwiftTesting: Bool {
    #if canImport(Testing)
    Test.current != nil
    #else
    false
    #endif
  }
}
