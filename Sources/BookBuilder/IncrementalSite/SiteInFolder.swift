import BookModel
import BookReading
import Diagnostics
import Foundation
package import SiteFolder

/// A site in a folder, of which a cache knows enough that the next build makes only what changed.
package struct SiteInFolder: Sendable {
  private let root: String
  private let output: String
  private let writer: SiteWriter
  private let environment: String
  private let cache: BuildCache
  private let start = Date.now.timeIntervalSince1970
  private let inputs: FileStamps

  /// Looks at the files of the book.
  ///
  /// - Parameters:
  ///   - root: the folder of the book.
  ///   - output: the folder of the site.
  ///   - writer: puts files there.
  ///   - cache: the folder that keeps results between builds.
  ///   - environment: what the build depends on beside the files of the book.
  package init(
    of root: String,
    at output: String,
    _ writer: SiteWriter,
    cache: String,
    environment: String
  ) {
    self.root = root
    self.output = output
    self.writer = writer
    self.environment = environment
    self.cache = BuildCache(output: output, folder: cache)
    inputs = FileStamps(root: root, folders: BookFiles.folders)
  }

  /// Makes what changed since the build before.
  ///
  /// - Returns: what is known of the build, and how many pages were made; `nil` if everything must be
  ///   made, because nothing is known of the site, or because something is wrong, which a whole build
  ///   tells best.
  package func update(with build: IncrementalBuild) async -> (known: CachedBuild, newPages: Int)? {
    writer.completeRenewal()
    guard var known = cache.build(in: environment) else { return nil }
    let update = await build.update(
      known.state,
      changed: inputs.changes(since: known.inputs),
      existing: { [output] path in
        (try? Data(contentsOf: URL(filePath: "\(output)/\(path)"))).map { Array($0) }
      }
    )
    guard let update, !update.findings.containsErrors,
      let outputs = writer.replace(update.files, in: known.outputs)
    else { return nil }
    if known.state.report != update.state.report { known.reportStamp = nil }
    known.state = update.state
    known.outputs = outputs
    known.inputs = inputs
    return (known, update.files.count { $0.path.hasSuffix(".html") })
  }

  /// What is known of a whole build that was written.
  package func build(_ state: SiteState, summary: String, reportStamp: String?) -> CachedBuild {
    CachedBuild(
      environment: environment,
      inputs: inputs,
      outputs: writer.stamps,
      state: state,
      reportStamp: reportStamp,
      summary: summary
    )
  }

  /// Keeps what is known of a build for the next one.
  package func cache(_ build: consuming CachedBuild) {
    // A file may be written twice in one tick of the system's clock.
    build.inputs.forget(since: start - 0.05)
    cache.write(build)
  }
}
