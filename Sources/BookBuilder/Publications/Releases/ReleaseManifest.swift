package import BookModel
import Foundation
package import SnippetNotation
import System

/// A description of a release and the checks it passed, encoded as `release.json`.
///
/// Nothing in it depends on the machine, the date or the folder of the build.
package struct ReleaseManifest: Hashable, Codable, Sendable {
  package var version: String
  /// The commit it was built from; `nil` for a trial outside a repository.
  package var commit: String?
  package var day: String?
  /// Whether it is a trial, which allows uncommitted changes and a commit without a tag.
  package var isTrial: Bool
  package var compiler: String
  package var tool: String
  package var chapters: Int
  /// The number of inventory rows in each state; `nil` for a book without an inventory.
  package var rows: [String: Int]?
  package var checks: CheckReport
  package var staleTranslations: [String]
  package var leftOut: [String: String]
  package var files: [ReleaseFile]

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

package struct ReleaseFile: Hashable, Codable, Sendable {
  package var name: String
  package var bytes: Int
  package var sha256: String
}

/// Computes SHA-256 checksums with the program that readers will verify them with.
///
/// swift-crypto would add five minutes of compiling BoringSSL.
package struct Checksums: Sendable {
  private let program: InstalledProgram
  private let arguments: [String]

  /// Fails if neither `sha256sum` nor `shasum` is installed.
  ///
  /// - Parameter folders: the folders to search, separated by colons.
  package init?(folders: String) {
    if let program = InstalledProgram(named: "sha256sum", in: folders) {
      self.program = program
      arguments = []
    } else if let program = InstalledProgram(named: "shasum", in: folders) {
      self.program = program
      arguments = ["-a", "256"]
    } else {
      return nil
    }
  }

  /// The files with their checksums, sorted by name.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and errors of the file system.
  package func list(_ files: [OutputFile]) throws -> [ReleaseFile] {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try files.sorted { $0.path < $1.path }.map { file in
      try Data(file.bytes).write(to: folder.url.appending(path: "file"))
      let output = try program.run(arguments + ["file"], in: folder.url)
      let digits = output.prefix { $0.isHexDigit }
      guard digits.count == 64 else {
        throw InstalledProgram.Failure(program: program.path, reason: "it printed no checksum")
      }
      return ReleaseFile(name: file.path, bytes: file.bytes.count, sha256: String(digits))
    }
  }

  package static func file(_ files: [ReleaseFile]) -> OutputFile {
    OutputFile(
      path: "SHA256SUMS",
      text: files.map { "\($0.sha256)  \($0.name)\n" }.joined()
    )
  }
}
