package import Diagnostics

/// Reads a file with recorded speech, in any of the supported formats.
///
/// These are the JSON of the exported test, AccessibilitySnapshotModel and lists of captures, and
/// logs of the `vot` process.
package struct RecordingFile: Sendable {
  package var runs: [RecordedRun]

  package struct Origin: Hashable, Sendable {
    package var system: String?
    package var build: String?
    package var device: String?
    package var day: String?
    package var address: String?
    package var language: String?
    package var screen: String?

    package init() {}
  }

  package struct Unreadable: Error, Hashable {
    package var diagnostic: Diagnostic

    init(_ summary: String, path: String, line: Int? = nil, help: String) {
      diagnostic = Diagnostic(
        .unreadableRecording,
        at: line.map { SourceLocation(path: path, line: $0, column: 1) }
          ?? SourceLocation(path: path),
        summary,
        help: help
      )
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - path: The path of the file for findings.
  ///   - origin: Details to use if the file lacks them.
  /// - Throws: `Unreadable`.
  package init(_ text: String, path: String, origin: Origin = Origin()) throws(Unreadable) {
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      throw Unreadable(
        "the file is empty",
        path: path,
        help: "make sure that the test finished and wrote its attachment"
      )
    }
    switch first {
    case "{", "[": runs = try RecordingJSON(text, path: path, origin: origin).runs()
    case _ where VoiceOverLog.isLog(text):
      runs = [try VoiceOverLog(path: path, origin: origin).run(text)]
    default:
      throw Unreadable(
        "the file is neither JSON nor a log of the 'vot' process",
        path: path,
        line: 1,
        help:
          "pass the JSON attachment of the exported test, or a log with 'Post-processed string:'"
      )
    }
    guard runs.contains(where: { $0.screens.contains { !$0.lines.isEmpty } }) else {
      throw Unreadable(
        "this file contains no speech",
        path: path,
        help: "make sure that VoiceOver was on during the test"
      )
    }
  }

  /// Reads a run in `Content/heard`.
  ///
  /// - Throws: `Unreadable`.
  package static func run(_ text: String, path: String) throws(Unreadable) -> RecordedRun {
    let file = try RecordingFile(text, path: path)
    guard file.runs.count == 1, let run = file.runs.first else {
      throw Unreadable("the file contains more than one run", path: path, help: "import it again")
    }
    return run
  }
}
