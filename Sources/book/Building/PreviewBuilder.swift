import BookModel
import Diagnostics
import Foundation
import Markup
import Preview
import SitePages
import SnippetNotation
import SnippetRunning
import System

struct PreviewBuilder: Sendable {
  let options: SharedOptions

  /// Builds the site now and after every change, until the task is cancelled.
  ///
  /// If the book can't be read, the previous pages stay and only the findings are replaced.
  func rebuild(_ show: @Sendable (PreviewSite) -> Void) async throws {
    var files: [String: PreviewFile] = [:]
    var shown: SiteInMemory?
    var known = stamps
    var changed: Set<String> = []
    while true {
      let start = ContinuousClock.now
      do {
        let findings: [Diagnostic]
        (shown, findings) = try await make(from: shown, changed)
        if let shown {
          files = Dictionary(
            uniqueKeysWithValues: shown.files.map { file in
              let start = file.metrics?.startOfBody
              return (file.path, PreviewFile(bytes: file.bytes, startOfBody: start))
            }
          )
        }
        show(PreviewSite(files: files, findings: findings))
        try Console.standard.report(
          findings,
          about: [],
          as: .human,
          in: options.root,
          source: source
        )
      } catch let error where !(error is CancellationError) {
        shown = nil
        // A file may disappear while it is read. That counts as another change.
        Console.standard.writeError("Error: \(error.plainReason)")
      }
      Console.standard.writeLine(summary(of: files, since: start))
      let current = try await nextChange(after: known)
      changed = current.changes(since: known)
      known = current
    }
  }

  /// Reads and checks the book, or updates the previous site if only chapters changed.
  ///
  /// - Parameter changed: the files that changed since `shown` was built.
  /// - Returns: no site if the book can't be read.
  private func make(
    from shown: SiteInMemory?,
    _ changed: Set<String>
  ) async throws -> (SiteInMemory?, [Diagnostic]) {
    if let updated = await update(shown, changed) {
      return (updated, updated.findings.sortedByLocation())
    }
    let inspection = try await Inspection.book(options)
    guard let book = inspection.book, let check = inspection.check else {
      return (nil, inspection.diagnostics.sortedByLocation())
    }
    let site = SiteInMemory(
      of: book,
      snippets: inspection.snippets.report,
      check: check,
      findings: inspection.diagnostics
    )
    return (site, site.findings.sortedByLocation())
  }

  /// The site with only the changed chapters replaced; `nil` if it must be built from scratch.
  private func update(_ shown: SiteInMemory?, _ changed: Set<String>) async -> SiteInMemory? {
    guard let shown, let files = try? BookFiles.read(changed, root: options.root),
      files.bytes.count == changed.count
    else { return nil }
    return await shown.updated(with: files) { book, chapters in
      await Inspection.check(chapters, samples: book.samples, look: book.look, options).report
    }
  }

  private func nextChange(after known: FileSnapshot) async throws -> FileSnapshot {
    var pause = Duration.milliseconds(50)
    var current = known
    while current == known {
      try await Task.sleep(for: pause)
      let start = ContinuousClock.now
      current = stamps
      // Polling may use at most a tenth of the processor's time.
      pause = max(.milliseconds(50), start.duration(to: .now) * 9)
    }
    while true {
      try await Task.sleep(for: .milliseconds(10))
      let next = stamps
      if next == current { break }
      current = next
    }
    let count = current.changes(since: known).count
    Console.standard.writeLine(count == 1 ? "A file has changed." : "\(count) files have changed.")
    return current
  }

  private var stamps: FileSnapshot { FileSnapshot(root: options.root, folders: BookFiles.folders) }

  private var source: @Sendable (String) -> String? {
    let root = options.root
    return { path in try? String(contentsOf: URL(filePath: "\(root)/\(path)"), encoding: .utf8) }
  }

  private func summary(
    of files: [String: PreviewFile],
    since start: ContinuousClock.Instant
  ) -> String {
    let pages = files.keys.count { $0.hasSuffix(".html") }
    let seconds = start.duration(to: .now).formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 2))
    )
    return "\(pages) pages, \(seconds)"
  }
}
