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

/// Why computed lines were not written into a source.
struct RecordingRefusal: Error {
  /// The reason: lower case, without a full stop.
  let reason: String
  /// Whether the same call was reached with other lines before.
  var isConflict = false

  /// The file cannot be read where it was compiled.
  static func unreadable(_ path: String) -> Self {
    Self(reason: "'\(path)' cannot be read; run the test where it was compiled")
  }

  /// The file is not the one that was compiled.
  static func changed(_ path: String) -> Self {
    Self(reason: "'\(path)' has changed since it was compiled; run the test again")
  }

  /// The closure is not a literal.
  static let notALiteral = Self(
    reason: """
      only a closure that stands behind the call and holds one string literal without \
      interpolation can be rewritten
      """
  )

  /// The lines hold what a literal cannot.
  static let unwritableText = Self(
    reason: "the computed lines cannot be written as a text of Swift; compare them in the test"
  )

  /// The call is reached with different lines.
  static let conflict = Self(
    reason: """
      this call is reached several times with different lines, so its text is left as it was; \
      give each case a call of its own
      """,
    isConflict: true
  )

  /// The file cannot be written.
  static func unwritable(_ path: String) -> Self {
    Self(reason: "'\(path)' cannot be written; look at its permissions")
  }
}

/// What came of writing computed lines into a test.
package enum RecordingOutcome: Hashable, Sendable {
  /// They stand in the source now.
  case recorded
  /// The source has them already.
  case nothingToRecord
  /// The source is as it was, for a reason; a conflict is one between several runs of the same call.
  case refused(String, isConflict: Bool = false)

  /// Whether the same call was reached with other lines before.
  var isConflict: Bool {
    if case .refused(_, isConflict: true) = self { true } else { false }
  }
}
