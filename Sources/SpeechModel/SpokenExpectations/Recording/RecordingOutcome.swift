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
