import BookChecks
import BookModel
import Diagnostics
import Foundation
import Heard
import SnippetNotation
import SnippetRunning
import SourceText
import System

extension Inspection {
  /// Writes `build/check.json` for a whole book.
  ///
  /// - Returns: a warning if it can't be written.
  func writeReport(for options: SharedOptions) -> [Diagnostic] {
    check.map(CheckReportFile(root: options.root).write) ?? []
  }

  var cases: [JUnitDiagnosticWriter.Case] {
    snippets.report.verdicts.map { place, verdict in
      JUnitDiagnosticWriter.Case(
        location: SourceLocation(path: place.path, line: place.line),
        name: place.language.map { "\(verdict.name) (\($0))" } ?? verdict.name
      )
    }
  }

  var source: @Sendable (String) -> String? {
    let read =
      documented.map { ($0.path, $0.text) } + chapters.map { ($0.path, $0.text) }
      + (book?.components ?? []).map { ($0.path, $0.text) }
    let texts = Dictionary(read) { first, _ in first }
    return { path in texts[path] }
  }

  /// Printed in place of the summary with `--no-run`.
  static let noRunNotice = """
    no code was compiled or run, so no spoken line was computed
    """

  var summary: CheckSummary {
    CheckSummary(of: snippets.report, allowances: book?.allowances.count ?? 0)
  }

  var expectedScreens: [ExpectedScreen] { ExpectedScreen.all(in: chapters, snippets.report) }

  func hearingFindings(in root: String) -> [Diagnostic] {
    let (evidence, findings) = HeardFolder(root: root).read()
    return findings + evidence.findings(for: expectedScreens)
  }
}

extension SnippetReport.Verdict {
  fileprivate var name: String {
    switch self {
    case .ran: "code that runs"
    case .compiled: "code that compiles"
    case .failedAsExpected: "code that must not compile"
    case .shown: "code that is only shown"
    case .spoken: "transcript"
    case .drawn, .drawnAtSizes: "screen"
    case .matched: "output"
    case .broken: "snippet"
    }
  }
}

struct CheckReportFile: Sendable {
  let root: String

  static let path = "build/check.json"

  /// Replaces the report atomically.
  ///
  /// The same report has the same bytes on every machine and day.
  ///
  /// - Returns: a warning if it can't be written, since the check is valid without the file.
  func write(_ report: CheckReport) -> [Diagnostic] {
    if let link = BuildFolder(root: root).outsideLink(to: Self.path) {
      let reason = "'\(link)' is a symbolic link that leads out of the book"
      return [unwritable(reason, help: "remove the link")]
    }
    let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: Self.path)
    do {
      let data = try JSONEncoder.readable.encode(report) + Data("\n".utf8)
      try data.write(creatingFoldersFor: file)
      return []
    } catch {
      let help = "free some disk space, and make 'build' a folder that you may write"
      return [unwritable(error.plainReason, help: help)]
    }
  }

  private func unwritable(_ reason: String, help: String) -> Diagnostic {
    Diagnostic(.unwritableReport, at: nil, "cannot write '\(Self.path)': \(reason)", help: help)
  }
}
