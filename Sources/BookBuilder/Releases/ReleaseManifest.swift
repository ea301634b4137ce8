package import SnippetNotation

/// What a release is and what was checked in it, as `release.json` says it.
///
/// Nothing in it depends on the machine, the day or the folder of the build.
package struct ReleaseManifest: Hashable, Codable, Sendable {
  /// The version, such as “1.2.0”.
  package var version: String
  /// The commit it was built from; `nil` for a trial outside a repository.
  package var commit: String?
  /// The day of the commit, such as “2026-11-21”.
  package var day: String?
  /// Whether files differed from the commit, or it had no tag, which a trial allows.
  package var isTrial: Bool
  /// What the compiler says about its version.
  package var compiler: String
  /// The version of the tool.
  package var tool: String
  /// The number of chapters.
  package var chapters: Int
  /// The rows of the inventory by their state; `nil` for a book without one.
  package var rows: [String: Int]?
  /// What was checked, by language and in all.
  package var checks: CheckReport
  /// The translations older than their originals that were allowed by name.
  package var staleTranslations: [String]
  /// The formats that were left out, with the reasons.
  package var leftOut: [String: String]
  /// The files, by name.
  package var files: [ReleaseFile]

  /// Creates a description of a release whose files are not made yet.
  package init(
    version: String,
    commit: String?,
    day: String?,
    isTrial: Bool,
    compiler: String,
    tool: String,
    chapters: Int,
    rows: [String: Int]?,
    checks: CheckReport,
    staleTranslations: [String]
  ) {
    self.version = version
    self.commit = commit
    self.day = day
    self.isTrial = isTrial
    self.compiler = compiler
    self.tool = tool
    self.chapters = chapters
    self.rows = rows
    self.checks = checks
    self.staleTranslations = staleTranslations
    leftOut = [:]
    files = []
  }
}
