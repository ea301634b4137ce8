import BookBuilder
import Diagnostics
import Foundation
import SnippetRunner

/// A book that is shown, with everything that is known of it until a file changes.
struct PreviewedBook: Sendable {
  /// The book.
  private(set) var book: Book
  /// What is wrong with it.
  private(set) var findings: [Diagnostic]
  /// The files of the site by their path.
  private(set) var files: [String: [UInt8]]
  private var record: SiteRecord

  /// Makes the whole site of a book.
  init(_ book: Book, _ inspection: Inspection) {
    let site = SiteRenderer().site(of: book, snippets: inspection.snippets.report)
    self.book = book
    record = site.record
    files = Dictionary(site.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    findings =
      inspection.diagnostics + Self.withoutWeights(PageBudget(site.files, of: book).findings)
  }

  /// The book with some files as they are now.
  ///
  /// - Parameter changed: the paths of the files.
  /// - Returns: the book; `nil` if everything must be made anew, because other pages show something
  ///   that changed.
  /// - Throws: what the file system throws.
  func renewed(_ changed: Set<String>, _ options: SharedOptions) async throws -> PreviewedBook? {
    guard let paths = record.chapterFiles(with: changed) else { return nil }
    let texts = try BookFiles.read(root: options.root, paths: paths)
    let (reread, faults) = book.rereading(paths, from: texts)
    guard let book = reread else { return nil }
    let renewal = SiteRenewal(of: book, from: record, changing: paths)
    let snippets =
      options.runsNothing
      ? SnippetReport()
      : await options.runner.check(renewal.sources, samples: book.samples).report
    guard let site = renewal.render(snippets, markup: .readable, existing: { files[$0] }) else {
      return nil
    }
    var renewed = self
    renewed.book = book
    renewed.record = site.record
    for file in site.files { renewed.files[file.path] = file.bytes }
    let places = paths.union(site.files.map(\.path))
    renewed.findings.removeAll { $0.location.map { places.contains($0.path) } ?? false }
    renewed.findings +=
      faults + renewal.findings + snippets.diagnostics
      + Self.withoutWeights(renewal.budgetFindings(of: site.files))
    return renewed
  }

  /// Findings without those on the weight of pages: pages of a preview are not packed as published
  /// ones are, so they would be told to weigh too much when they do not.
  private static func withoutWeights(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { $0.id != "page-weight" }
  }
}
