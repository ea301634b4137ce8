import Diagnostics
import Foundation
import IncrementalSite
import Markup
import SiteFolder
import SnippetNotation
import SnippetRunning

/// A build of a site in a folder that makes only what changed since the one before.
struct SiteUpdate {
  private let options: SharedOptions
  private let site: SiteInFolder

  /// Looks at the files of the book; `nil` if nothing is to be remembered from one build to the next.
  ///
  /// - Parameters:
  ///   - output: the folder of the site.
  ///   - writer: puts files there.
  init?(_ options: SharedOptions, output: String, writer: SiteWriter) {
    guard let environment = options.environment else { return nil }
    self.options = options
    site = SiteInFolder(
      of: options.root,
      at: output,
      writer,
      cache: options.cacheFolder,
      environment: environment
    )
  }

  /// What a build came to.
  struct Outcome {
    /// What is known of the site now.
    var build: CachedBuild
    /// How many pages were made.
    var newPages: Int
    /// What could not be written beside the site.
    var warnings: [Diagnostic]

    /// What was done, as far as the name of the folder.
    var sentence: String {
      let pages = build.outputs.files.keys.count { $0.hasSuffix(".html") }
      guard newPages > 0 else { return "Nothing has changed; all \(pages) pages are as they were" }
      return "Wrote \(newPages) of \(pages) pages again; the others are as they were"
    }
  }

  /// Makes what changed.
  ///
  /// - Returns: what it came to; `nil` if everything must be made.
  func run() async -> Outcome? {
    let build = options.incrementalBuild(.compact, progress: Console.standard.progress)
    guard let (build, newPages) = await site.update(with: build) else { return nil }
    var known = build
    let stamp = known.reportStamp
    let warnings = writeReport(of: &known)
    if newPages > 0 || stamp != known.reportStamp { site.cache(known) }
    return Outcome(build: known, newPages: newPages, warnings: warnings)
  }

  /// Writes what the check came to, unless the file that a build before wrote says the same.
  private func writeReport(of build: inout CachedBuild) -> [Diagnostic] {
    let file = CheckReportFile(root: options.root)
    guard !options.runsNothing, build.reportStamp == nil || build.reportStamp != file.stamp else {
      return []
    }
    let warnings = file.write(build.report)
    build.reportStamp = file.stamp
    return warnings
  }

  /// Keeps what a whole build came to for the next one, if it wrote the site.
  func keep(_ outcome: FormatBuild.Outcome, _ inspection: Inspection) {
    guard let book = inspection.book, let languages = outcome.languages,
      !outcome.diagnostics.containsErrors
    else { return }
    let state = SiteState(
      of: book,
      languages,
      snippets: inspection.snippets.report,
      findings: outcome.diagnostics
    )
    FreeMemory.release()
    let summary = options.runsNothing ? Inspection.nothingRan : "\(inspection.summary)"
    let stamp = options.runsNothing ? nil : CheckReportFile(root: options.root).stamp
    site.cache(site.build(state, summary: summary, reportStamp: stamp))
  }
}
