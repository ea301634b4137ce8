import ArgumentParser
import BookModel
import Foundation

/// A folder that a command creates as a whole or not at all, even if it is killed meanwhile.
struct NewFolder {
  let path: String

  private var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// The names of the folders that lead to it, and its own.
  var parts: [String] {
    url.standardizedFileURL.path(percentEncoded: false).split(separator: "/").map(String.init)
  }

  var isAvailable: Bool {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.allSatisfy { $0 == Self.draftName } == true
  }

  func alreadyExistsError() -> any Error {
    Console.standard.writeError("Error: '\(path)' already exists; name a new folder.")
    return ExitCode(1)
  }

  /// Writes all files into a hidden folder first, and then moves that to its place.
  ///
  /// A hidden folder that a killed command left behind is replaced.
  func write(_ files: [OutputFile]) throws {
    let manager = FileManager.default
    let target = url.standardizedFileURL
    let exists = manager.fileExists(atPath: target.path(percentEncoded: false))
    let draft =
      exists
      ? target.appending(path: Self.draftName, directoryHint: .isDirectory)
      : target.deletingLastPathComponent()
        .appending(path: ".\(target.lastPathComponent)\(Self.draftName)")
    try? manager.removeItem(at: draft)
    do {
      for file in files {
        try Data(file.bytes).write(creatingFoldersFor: draft.appending(path: file.path))
      }
      if exists {
        // The folder itself may be the current folder of a shell, or a mounted one.
        for name in try manager.contentsOfDirectory(atPath: draft.path(percentEncoded: false)) {
          try manager.moveItem(at: draft.appending(path: name), to: target.appending(path: name))
        }
        try manager.removeItem(at: draft)
      } else {
        try manager.moveItem(at: draft, to: target)
      }
    } catch {
      try? manager.removeItem(at: draft)
      throw error
    }
  }

  private static let draftName = ".unfinished"
}
