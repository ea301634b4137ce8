package import BookModel
import Foundation
package import SnippetNotation
import System

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
  package var tool: String
  package var chapters: Int
  /// The rows of the inventory by their state; `nil` for a book without one.
  package var rows: [String: Int]?
  package var checks: CheckReport
  /// The translations older than their originals that were allowed by name.
  package var staleTranslations: [String]
  /// The formats that were left out, with the reasons.
  package var leftOut: [String: String]
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

/// A file of a release, as its list names it.
package struct ReleaseFile: Hashable, Codable, Sendable {
  package var name: String
  package var bytes: Int
  /// The SHA-256 of the content, in 64 hexadecimal digits.
  package var sha256: String
}

/// The SHA-256 of files, computed by the program that readers will check them with.
///
/// swift-crypto would do it as well, at the price of five minutes of compiling BoringSSL.
package struct Checksums: Sendable {
  private let program: InstalledProgram
  private let arguments: [String]

  /// Finds the program; `nil` if there is none.
  ///
  /// - Parameter folders: where to look, separated by colons.
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

  /// The files with their checksums, by name.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and what the file system throws.
  package func list(_ files: [OutputFile]) throws -> [ReleaseFile] {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try files.sorted { $0.path < $1.path }.map { file in
      try Data(file.bytes).write(to: folder.url.appending(path: "file"))
      let output = try program.run(arguments + ["file"], in: folder.url)
      let sum = output.prefix { $0.isHexDigit }
      guard sum.count == 64 else {
        throw InstalledProgram.Failure(program: program.path, reason: "it gave no checksum")
      }
      return ReleaseFile(name: file.path, bytes: file.bytes.count, sha256: String(sum))
    }
  }

  /// The file by which readers check the others.
  package static func file(_ files: [ReleaseFile]) -> OutputFile {
    OutputFile(
      path: "SHA256SUMS",
      text: files.map { "\($0.sha256)  \($0.name)\n" }.joined()
    )
  }
}
