import BookBuilder
import Diagnostics
import Foundation
import SnippetRunner

/// A build that makes only those files of the site that changed since the one before.
struct RenewedBuild {
  /// The book, and how it is checked.
  let options: SharedOptions
  /// The folder of the site.
  let output: String
  /// Puts files there.
  let writer: SiteWriter

  private let start = Date.now.timeIntervalSince1970
  private let inputs: FileStamps
  private let file: BuildRecordFile

  /// Looks at the files of the book.
  init(_ options: SharedOptions, output: String, writer: SiteWriter) {
    self.options = options
    self.output = output
    self.writer = writer
    inputs = FileStamps(root: options.root, folders: BookFiles.folders)
    file = BuildRecordFile(output: output, cache: options.cacheFolder)
  }

  /// What a build came to.
  struct Outcome {
    /// What is known of the site now.
    var record: BuildRecord
    /// How many pages were made anew.
    var newPages: Int
    /// What could not be written beside the site.
    var warnings: [Diagnostic]

    /// What was done, as far as the name of the folder.
    var sentence: String {
      let pages = record.outputs.files.keys.count { $0.hasSuffix(".html") }
      guard newPages > 0 else { return "Nothing has changed; all \(pages) pages are as they were" }
      return "Wrote \(newPages) of \(pages) pages anew; the others are as they were"
    }
  }

  /// Makes what changed.
  ///
  /// - Returns: what it came to; `nil` if everything must be made, because nothing is known of the
  ///   site, or because other pages show something that changed, or because something is wrong, which
  ///   a whole build tells best.
  func attempt() async -> Outcome? {
    guard let environment, var record = file.record(in: environment)
    else { return nil }
    let changed = inputs.changes(since: record.inputs)
    guard let paths = record.site.chapterFiles(with: changed) else { return nil }
    if paths.isEmpty {
      guard writer.renew([], in: record.outputs) != nil else { return nil }
      return Outcome(record: record, newPages: 0, warnings: writeReport(of: &record))
    }
    let unread = record.site.chapterFiles.subtracting(paths)
    guard let files = try? BookFiles.read(root: options.root, without: unread) else { return nil }
    let (book, faults) = Book.read(files, remembering: record.site)
    guard let book, !faults.containsErrors else { return nil }
    let renewal = SiteRenewal(of: book, from: record.site, changing: paths)
    guard renewal.isInward else { return nil }
    let snippets = await snippets(of: renewal, samples: book.samples)
    let site = renewal.render(snippets, markup: .compact) { path in
      (try? Data(contentsOf: URL(filePath: "\(output)/\(path)"))).map { Array($0) }
    }
    guard let site else { return nil }
    let places = paths.union(site.files.map(\.path))
    let findings =
      faults.filter { $0.location.map { paths.contains($0.path) } ?? false } + renewal.findings
      + snippets.diagnostics + renewal.budgetFindings(of: site.files)
    guard !findings.containsErrors, let outputs = writer.renew(site.files, in: record.outputs)
    else { return nil }
    record.findings.removeAll { $0.location.map { places.contains($0.path) } ?? false }
    record.findings += findings
    let report = renewal.report(on: snippets, after: record.report)
    if record.report != report { record.reportStamp = nil }
    record.report = report
    let warnings = writeReport(of: &record)
    record.site = site.record
    record.outputs = outputs
    keep(&record)
    let newPages = site.files.count { $0.path.hasSuffix(".html") }
    return Outcome(record: record, newPages: newPages, warnings: warnings)
  }

  /// Writes what the check came to, unless the file that a build before wrote says the same.
  private func writeReport(of record: inout BuildRecord) -> [Diagnostic] {
    let file = CheckReportFile(root: options.root)
    guard !options.runsNothing, record.reportStamp == nil || record.reportStamp != file.stamp else {
      return []
    }
    let warnings = file.write(record.report)
    record.reportStamp = file.stamp
    return warnings
  }

  /// Keeps what a whole build came to for the next one.
  func keep(_ site: SiteRecord, _ inspection: Inspection, _ findings: [Diagnostic]) {
    guard let book = inspection.book, let environment else { return }
    FreeMemory.giveBack()
    var record = BuildRecord(
      environment: environment,
      inputs: inputs,
      outputs: writer.stamps,
      site: site,
      findings: findings,
      report: book.report(on: inspection.snippets.report),
      reportStamp: options.runsNothing ? nil : CheckReportFile(root: options.root).stamp,
      summary: options.runsNothing ? Inspection.nothingRan : "\(inspection.summary)"
    )
    keep(&record)
  }

  private func keep(_ record: inout BuildRecord) {
    record.inputs = inputs
    // A file may be written twice in one tick of the system's clock.
    record.inputs.forget(since: start - 0.05)
    file.keep(record)
  }

  private func snippets(of renewal: SiteRenewal, samples: [SampleSource]) async -> SnippetReport {
    guard !options.runsNothing else { return SnippetReport() }
    return await options.runner.check(
      renewal.sources,
      samples: samples,
      progress: Console.standard.progress
    )
    .report
  }

  /// What the build depends on beside the files of the book; `nil` if nothing is to be kept.
  private var environment: String? {
    guard !options.ignoresCache, let tool = Bundle.main.executablePath,
      let stamp = FileStamps.stamp(of: tool)
    else { return nil }
    guard !options.runsNothing else { return "\(stamp), nothing runs" }
    return options.runner.environment.map { "\(stamp), \($0)" }
  }
}
