package import BookModel
package import BookReading
import Diagnostics
package import Markup
package import SnippetNotation

/// Makes those files of a site that change with the text of a few chapters, for everybody who builds
/// a site again and again.
///
/// Without it, everything would be made each time, and the site would be the same to the byte.
package struct IncrementalBuild: Sendable {
  private let markup: PrintStyle
  private let read: @Sendable (_ unread: Set<String>) throws -> BookFiles
  private let check: @Sendable ([ChapterSource], [SampleSource]) async -> SnippetReport

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - markup: how the source of pages is laid out.
  ///   - read: reads the files of the book but some.
  ///   - check: checks the snippets of some chapters.
  package init(
    markup: PrintStyle,
    read: @escaping @Sendable (_ unread: Set<String>) throws -> BookFiles,
    check: @escaping @Sendable ([ChapterSource], [SampleSource]) async -> SnippetReport
  ) {
    self.markup = markup
    self.read = read
    self.check = check
  }

  /// What changes in a site.
  package struct Update: Sendable {
    /// The files.
    package var files: [OutputFile]
    /// What is known of the site with them.
    package var state: SiteState
    /// What was found in the chapters that changed.
    var findings: [Diagnostic]
  }

  /// Makes what changes.
  ///
  /// - Parameters:
  ///   - state: what is known of the site as it is.
  ///   - changed: the paths of the files that changed since.
  ///   - existing: the content of a file of the site as it is; `nil` if there is none.
  /// - Returns: what changes; `nil` if everything must be made, because other pages show something that
  ///   changed, or because a file cannot be used, which a whole build tells best.
  package func update(
    _ state: SiteState,
    changed: Set<String>,
    existing: @Sendable (String) -> [UInt8]?
  ) async -> Update? {
    guard let paths = state.record.chapterFiles(with: changed) else { return nil }
    guard !paths.isEmpty else { return Update(files: [], state: state, findings: []) }
    let unread = state.record.chapterFiles.subtracting(paths)
    guard let files = try? read(unread) else { return nil }
    let (book, allFaults) = Book.read(files, knowing: state.record.openings)
    let faults = allFaults.filter { $0.location.map { paths.contains($0.path) } ?? false }
    guard let book, !faults.containsErrors else { return nil }
    let chapters = ChangedChapters(of: book, from: state.record, at: paths)
    guard chapters.areInward else { return nil }
    let snippets = await check(chapters.sources, book.samples)
    guard let site = chapters.render(snippets, markup: markup, existing: existing) else {
      return nil
    }
    let findings =
      faults + chapters.findings + snippets.diagnostics
      + chapters.budgetFindings(of: site.files, markup)
    let places = paths.union(site.files.map(\.path))
    var new = state
    new.record = site.record
    new.findings.removeAll { $0.location.map { places.contains($0.path) } ?? false }
    new.findings += findings
    new.report = chapters.report(on: snippets, after: state.report)
    return Update(files: site.files, state: new, findings: findings)
  }
}
