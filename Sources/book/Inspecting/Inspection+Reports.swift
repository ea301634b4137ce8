import BookChecks
import BookModel
import Diagnostics
import Foundation
import Heard
import SnippetNotation
import SnippetRunning
import SourceText

extension Inspection {
  /// Writes what the check of a whole book came to.
  ///
  /// - Returns: a warning if it cannot be written.
  func writeReport(for options: SharedOptions) -> [Diagnostic] {
    check.map(CheckReportFile(root: options.root).write) ?? []
  }

  /// What was checked, for reports that name it.
  var cases: [JUnitDiagnosticWriter.Case] {
    snippets.report.verdicts.map { place, verdict in
      JUnitDiagnosticWriter.Case(
        location: SourceLocation(path: place.path, line: place.line),
        name: place.language.map { "\(verdict.name) (\($0))" } ?? verdict.name
      )
    }
  }

  /// The text of a file by its path.
  var source: @Sendable (String) -> String? {
    let read =
      documented.map { ($0.path, $0.text) } + chapters.map { ($0.path, $0.text) }
      + (book?.components ?? []).map { ($0.path, $0.text) }
    let texts = Dictionary(read) { first, _ in first }
    return { path in texts[path] }
  }

  /// What a check says in place of what was computed, when it was to run nothing.
  static let nothingRan = """
    none of the book's code was compiled or run, so no line that is spoken was computed
    """

  var summary: CheckSummary {
    CheckSummary(of: snippets.report, allowances: book?.allowances.count ?? 0)
  }

  /// The screens that a Mac can hear, with the lines that were just computed for them.
  var expectedScreens: [ExpectedScreen] { ExpectedScreen.all(in: chapters, snippets.report) }

  /// What was heard of the book, against what was computed.
  func hearingFindings(in root: String) -> [Diagnostic] {
    let (evidence, findings) = HeardFolder(root: root).read()
    return findings + evidence.findings(for: expectedScreens)
  }
}

extension SnippetReport.Verdict {
  /// What was checked, in a word or two.
  fileprivate var name: String {
    switch self {
    case .ran: "code that runs"
    case .compiled: "code that compiles"
    case .failedAsPromised: "code that must not compile"
    case .shown: "code that is only shown"
    case .spoken: "transcript"
    case .drawn, .drawnAtSizes: "screen"
    case .matched: "output"
    case .broken: "snippet"
    }
  }
}

/// The file in which programs find what a check came to.
private struct CheckReportFile: Sendable {
  /// The folder of the book.
  let root: String

  private static let path = "build/check.json"

  /// Writes a report in place of the one before, whole or not at all.
  ///
  /// The same report gives the same bytes on every machine and day.
  ///
  /// - Returns: a warning if it cannot be written; the check itself is as good without it.
  func write(_ report: CheckReport) -> [Diagnostic] {
    let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: Self.path)
    do {
      let data = try JSONEncoder.readable.encode(report) + Data("\n".utf8)
      try data.write(withFoldersTo: file)
      return []
    } catch {
      let warning = Diagnostic(
        .unwritableReport,
        at: nil,
        "cannot write '\(Self.path)': \(error.localizedDescription)",
        help: "make room on the disk, or make the folder 'build' writable"
      )
      return [warning]
    }
  }
}
