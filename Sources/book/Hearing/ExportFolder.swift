import ArgumentParser
import Foundation
import Heard

/// The folder that a project for a Mac is exported to.
struct ExportFolder {
  /// The path as the command line has it.
  let path: String

  /// Writes a project in place of the one before.
  ///
  /// - Throws: the end of the command if other files lie there, and what the file system throws.
  func write(_ project: HeardProjectFiles) throws {
    let files = FileManager.default
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let present = (try? files.contentsOfDirectory(atPath: path)) ?? []
    guard present.isEmpty || present.contains("expected.json") else {
      Console.standard.complain(
        "Error: '\(path)' holds other files; name an empty folder or one that was exported before."
      )
      throw ExitCode(1)
    }
    // Screens of an earlier export may be gone.
    try? files.removeItem(at: root.appending(path: "Screens"))
    for (path, text) in project.texts {
      try Data(text.utf8).write(withFoldersTo: root.appending(path: path))
    }
  }
}
