import BookChecks
import BookModel
import Diagnostics
import SnippetNotation
import SnippetRunning

extension Inspection {
  /// Writes what the check of a whole book came to.
  ///
  /// - Returns: a warning if it cannot be written.
  func writeReport(for options: SharedOptions) -> [Diagnostic] {
    guard let book else { return [] }
    let report = book.report(on: snippets.report)
    return CheckReportFile(root: options.root).write(report)
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

  /// What was checked.
  var summary: CheckSummary {
    CheckSummary(of: snippets.report, allowances: book?.allowances.count ?? 0)
  }
}
