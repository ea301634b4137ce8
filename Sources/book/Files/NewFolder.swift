import ArgumentParser
import BookModel
import Foundation

/// A folder that is to be written and must hold nothing yet.
struct NewFolder {
  /// The path as the command line has it.
  let path: String

  private var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// Whether nothing lies there, or an empty folder.
  var isFree: Bool {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.isEmpty == true
  }

  /// Says that something lies there; the error ends the command.
  func refusal() -> any Error {
    Console.standard.complain("Error: '\(path)' is there already; name a new folder.")
    return ExitCode(1)
  }

  /// Writes files into the folder, each by its path in it.
  ///
  /// - Throws: what the file system throws.
  func write(_ files: [OutputFile]) throws {
    for file in files {
      try Data(file.bytes).write(withFoldersTo: url.appending(path: file.path))
    }
  }
}
