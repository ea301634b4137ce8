import Foundation

/// Writes computed lines into the sources of tests, one file after another.
@MainActor
package final class SourceRecorder {
  /// The variable of the environment that asks for it, by the value 1.
  nonisolated static let variable = "BY_EAR_RECORD"

  /// The recorder of this process, if the environment asks for one.
  static let ofThisProcess: SourceRecorder? =
    ProcessInfo.processInfo.environment[variable] == "1" ? SourceRecorder() : nil

  private var files: [String: RecordedFile] = [:]

  /// Creates a recorder that has written nothing yet.
  package init() {}

  /// Writes what was heard in place of what a call expects.
  ///
  /// - Parameters:
  ///   - heard: The computed lines.
  ///   - expectation: What the call expects at this moment.
  ///   - path: The source as it was compiled.
  ///   - line: The line of the call, from 1.
  ///   - column: The column of the call, from 1.
  package func record(
    _ heard: [String],
    _ expectation: SpokenExpectation,
    path: String,
    line: Int,
    column: Int
  ) -> RecordingOutcome {
    do throws(RecordingRefusal) {
      var file = if let file = files[path] { file } else { try RecordedFile(path: path) }
      defer { files[path] = file }
      return try file.record(heard, expectation, line: line, column: column)
    } catch {
      return .refused(error.reason, isConflict: error.isConflict)
    }
  }
}
