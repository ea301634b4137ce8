import ArgumentParser
import Foundation
import Heard

struct ExportFolder {
  let path: String

  /// Replaces the previous export, and refuses to write into a folder with other files.
  ///
  /// - Throws: an exit code if the folder has other files, or an error of the file system.
  func write(_ project: RecordingProject) throws {
    let files = FileManager.default
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let present = (try? files.contentsOfDirectory(atPath: path)) ?? []
    guard present.isEmpty || present.contains("expected.json") else {
      Console.standard.writeError(
        "Error: '\(path)' has other files; name an empty folder or an earlier export."
      )
      throw ExitCode(1)
    }
    // The earlier export may have had other screens.
    try? files.removeItem(at: root.appending(path: "Screens"))
    for (path, text) in project.texts {
      try Data(text.utf8).write(creatingFoldersFor: root.appending(path: path))
    }
  }
}
