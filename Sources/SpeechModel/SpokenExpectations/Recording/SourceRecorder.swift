import Foundation

/// Writes computed lines into the source files of tests.
///
/// `BY_EAR_RECORD=1` in the environment turns recording on.
@MainActor
package final class SourceRecorder {
  nonisolated static let variable = "BY_EAR_RECORD"

  static let processRecorder: SourceRecorder? =
    ProcessInfo.processInfo.environment[variable] == "1" ? SourceRecorder() : nil

  private var files: [String: RecordedFile] = [:]

  package init() {}

  /// Replaces the lines that a call expects with the computed ones.
  ///
  /// - Parameters:
  ///   - heard: The computed lines.
  ///   - expectation: The lines that the call currently expects.
  ///   - path: The path of the source file at compile time.
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

struct RecordingRefusal: Error {
  /// The reason, in lowercase and without a full stop.
  let reason: String
  var isConflict = false

  static func unreadable(_ path: String) -> Self {
    Self(
      reason: "'\(path)' cannot be read; run the test on the machine where it was compiled"
    )
  }

  static func changed(_ path: String) -> Self {
    Self(reason: "'\(path)' has changed since it was compiled; run the test again")
  }

  static let notALiteral = Self(
    reason: """
      only a trailing closure that contains a single string literal without interpolation can \
      be rewritten
      """
  )

  static let unrepresentableText = Self(
    reason: """
      the computed lines cannot be written as a Swift string literal; compare them in the test
      """
  )

  static let conflict = Self(
    reason: """
      this call ran several times with different lines, so its text was left unchanged; give \
      each case a call of its own
      """,
    isConflict: true
  )

  static func unwritable(_ path: String) -> Self {
    Self(reason: "'\(path)' cannot be written; check its permissions")
  }
}

package enum RecordingOutcome: Hashable, Sendable {
  case recorded
  case nothingToRecord
  /// The source was left unchanged. A conflict means that the call ran before with other lines.
  case refused(String, isConflict: Bool = false)

  var isConflict: Bool {
    if case .refused(_, isConflict: true) = self { true } else { false }
  }
}
