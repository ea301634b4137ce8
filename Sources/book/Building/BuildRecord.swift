import BookBuilder
import Diagnostics
import SnippetRunner

/// What is kept of a build of a site, so that the next one makes only what changed.
struct BuildRecord: Codable, Sendable {
  /// What the build depended on beside the files of the book: the tool, the compiler, the bounds.
  var environment: String
  /// The files of the book when they were read.
  var inputs: FileStamps
  /// The files of the site when they were written.
  var outputs: FileStamps
  /// What is known of the pages.
  var site: SiteRecord
  /// What was found: nothing that keeps a book from being published.
  var findings: [Diagnostic]
  /// What the check came to.
  var report: CheckReport
  /// What was proven, in a sentence.
  var summary: String
}
