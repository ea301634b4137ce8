import BookBuilder
import Diagnostics
import Foundation
import Preview
import SnippetRunner

/// Makes a site for a preview, again and again.
struct PreviewBuilder: Sendable {
  /// The book, and how it is checked.
  let options: SharedOptions

  /// Makes the site now and after every change, until the task is cancelled.
  ///
  /// A book that cannot be read leaves the pages as they were; what is wrong in one that can be read
  /// stands beside its pages as they are now.
  func rebuild(_ show: @Sendable (PreviewSite) -> Void) async throws {
    var files: [String: [UInt8]] = [:]
    var known = stamps
    while true {
      let start = ContinuousClock.now
      var findings: [Diagnostic]
      do {
        let inspection = try await Inspection.book(options)
        findings = inspection.diagnostics
        if let book = inspection.book {
          let output = SiteRenderer().render(book, snippets: inspection.snippets.report)
          findings += PageBudget(output, of: book).findings
          files = Dictionary(output.map { ($0.path, $0.bytes) }) { first, _ in first }
        }
        findings = findings.sortedByLocation()
        show(PreviewSite(files: files, findings: findings))
        try Console.standard.report(findings, about: [], as: .human, source: inspection.source)
      } catch let error where !(error is CancellationError) {
        // A file may go away while it is read; its going is a change of its own.
        Console.standard.complain("Error: \(error.localizedDescription)")
      }
      Console.standard.say(summary(of: files, since: start))
      known = try await nextChange(after: known)
    }
  }

  /// Waits until files have changed, and then until they no longer do.
  private func nextChange(after known: FolderStamps) async throws -> FolderStamps {
    var pause = Duration.milliseconds(50)
    var current = known
    while current == known {
      try await Task.sleep(for: pause)
      let start = ContinuousClock.now
      current = stamps
      // Looking costs a processor time: at most a tenth of it.
      pause = max(.milliseconds(50), start.duration(to: .now) * 9)
    }
    while true {
      try await Task.sleep(for: .milliseconds(10))
      let next = stamps
      if next == current { break }
      current = next
    }
    let count = current.changes(since: known)
    Console.standard.say(count == 1 ? "A file has changed." : "\(count) files have changed.")
    return current
  }

  private var stamps: FolderStamps {
    let root = URL(filePath: options.root, directoryHint: .isDirectory)
    return FolderStamps(of: BookFiles.folders.map { root.appending(path: $0) })
  }

  private func summary(of files: [String: [UInt8]], since start: ContinuousClock.Instant) -> String
  {
    let pages = files.keys.count { $0.hasSuffix(".html") }
    let seconds = start.duration(to: .now).formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 2))
    )
    return "\(pages) pages, \(seconds)"
  }
}
