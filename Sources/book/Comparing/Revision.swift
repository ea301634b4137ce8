import Foundation
import System

/// An earlier state of a project, in a folder of its own.
struct Revision {
  let name: String
  /// The folder of the project, inside a Git repository.
  let project: String

  struct Failure: Error, CustomStringConvertible {
    var revision: String
    var reason: String

    var description: String { "'\(revision)' could not be read: \(reason)" }
  }

  private static let unread = [
    "gif", "gz", "heic", "jpeg", "jpg", "mov", "mp3", "mp4", "otf", "pdf", "png", "ttf", "webp",
    "xcframework", "zip",
  ]

  /// In seconds.
  private static let timeLimit = 120.0

  /// Copies the files of the revision into a folder.
  func copy(into folder: URL) async throws {
    let archive = folder.appending(path: "revision.tar").path(percentEncoded: false)
    let target = folder.appending(path: "before", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    // A partial clone may lack large files, of which nothing is read.
    let left = Self.unread.map { ":(exclude)*.\($0)" }
    _ = try await run(
      "git",
      ["-C", project, "archive", "--format=tar", "-o", archive, name, "--", "."] + left
    )
    _ = try await run("tar", ["-xf", archive, "-C", target.path(percentEncoded: false)])
  }

  /// The Swift files that differ from the revision, relative to the project.
  func changedFiles() async throws -> [String] {
    let known = try await run(
      "git",
      ["-C", project, "diff", "--name-only", "--relative", name, "--", "*.swift"]
    )
    let new = try await run(
      "git",
      ["-C", project, "ls-files", "--others", "--exclude-standard", "--", "*.swift"]
    )
    return Set((known + new).split(separator: "\n").map(String.init)).sorted()
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let result = try await Command(
      program: program,
      arguments: arguments,
      environment: .inherited(adding: [:]),
      timeLimit: Self.timeLimit
    )
    .run()
    guard result.succeeded else {
      let reason = result.errors.split(separator: "\n").first.map(String.init) ?? program
      throw Failure(revision: name, reason: reason)
    }
    return result.output
  }
}
