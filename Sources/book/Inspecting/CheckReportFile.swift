import Diagnostics
import Foundation
import SiteFolder
import SnippetNotation
import SourceText

/// The file in which programs find what a check came to.
struct CheckReportFile: Sendable {
  /// The folder of the book.
  let root: String

  private static let path = "build/check.json"

  /// When the file was written; `nil` if there is none.
  var stamp: String? { FileStamps.stamp(of: "\(root)/\(Self.path)") }

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
