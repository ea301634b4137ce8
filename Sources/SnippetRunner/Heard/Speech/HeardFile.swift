package import Diagnostics
import Foundation

/// A file with what was heard, read in whichever form it has.
package struct HeardFile: Sendable {
  /// The runs of the file; a list of captures may hold many.
  package var runs: [HeardRun]

  /// What the file itself may not say.
  package struct Origin: Hashable, Sendable {
    package var system: String?
    package var build: String?
    package var device: String?
    /// The day, as `2026-11-23`.
    package var day: String?
    /// Where the run can be looked up.
    package var address: String?
    package var language: String?
    package var screen: String?

    /// Creates an origin of which nothing is known.
    package init() {}
  }

  /// Why a file cannot be read.
  package struct Unreadable: Error, Hashable {
    package var diagnostic: Diagnostic

    init(_ summary: String, path: String, line: Int? = nil, help: String) {
      diagnostic = Diagnostic(
        .unreadableHearing,
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
  ///   - text: its text.
  ///   - path: its path, for findings.
  ///   - origin: what the file itself may not say; what it says comes first.
  /// - Throws: `Unreadable`.
  package init(_ text: String, path: String, origin: Origin = Origin()) throws(Unreadable) {
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
      throw Unreadable(
        "the file is empty",
        path: path,
        help: "look whether the test ran to its end and wrote its attachment"
      )
    }
    switch first {
    case "{", "[": runs = try JSONHearing(text, path: path, origin: origin).runs()
    case _ where VoiceOverLog.isLog(text):
      runs = [try VoiceOverLog(path: path, origin: origin).run(text)]
    default:
      throw Unreadable(
        "the file is neither JSON nor a log of the process vot",
        path: path,
        line: 1,
        help:
          "name the JSON attachment of the exported test, or a log with 'Post-processed string:'"
      )
    }
    guard runs.contains(where: { $0.screens.contains { !$0.lines.isEmpty } }) else {
      throw Unreadable(
        "nothing was heard in this file",
        path: path,
        help: "look whether VoiceOver was on while the test ran"
      )
    }
  }

  /// Reads a run as it lies in `Content/heard`.
  ///
  /// - Throws: `Unreadable`.
  package static func run(_ text: String, path: String) throws(Unreadable) -> HeardRun {
    let file = try HeardFile(text, path: path)
    guard file.runs.count == 1, let run = file.runs.first else {
      throw Unreadable("the file holds more than one run", path: path, help: "import it again")
    }
    return run
  }
}
