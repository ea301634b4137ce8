import ArgumentParser
import BookModel
import Foundation
import WholeFiles

/// The files below a folder that may have been written by hand.
///
/// Hidden folders, `node_modules`, symbolic links to folders, and folders whose `.gitignore`
/// excludes everything are skipped.
struct FolderWalk: Sendable {
  private(set) var files: [String] = []

  private static let dependencies = "node_modules"

  init(_ folder: String) {
    walk(folder, prefix: "")
    files.sort()
  }

  private mutating func walk(_ folder: String, prefix: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".")
    {
      let path = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
      guard isDirectory.boolValue else {
        files.append(prefix + name)
        continue
      }
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: path)) != nil
      if !isLink, name != Self.dependencies, !isIgnored(path) {
        walk(path, prefix: "\(prefix)\(name)/")
      }
    }
  }

  private func isIgnored(_ folder: String) -> Bool {
    let text = try? String(contentsOfFile: "\(folder)/.gitignore", encoding: .utf8)
    return text?.split(whereSeparator: \.isNewline).contains("*") ?? false
  }
}

struct NewFolder {
  let path: String

  private var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  var isAvailable: Bool {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.isEmpty == true
  }

  func alreadyExistsError() -> any Error {
    Console.standard.writeError("Error: '\(path)' already exists; name a new folder.")
    return ExitCode(1)
  }

  func write(_ files: [OutputFile]) throws {
    for file in files {
      try Data(file.bytes).write(creatingFoldersFor: url.appending(path: file.path))
    }
  }
}

struct BuildFolder: Sendable {
  let root: String

  /// Creates the folder with a `.gitignore` that excludes all of it, unless it exists.
  ///
  /// Errors are ignored here; writing into the folder reports them.
  func prepare() {
    let folder = URL(filePath: root, directoryHint: .isDirectory).appending(path: "build")
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path(percentEncoded: false)),
      (try? manager.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return }
    try? Data("*\n".utf8).write(to: folder.appending(path: ".gitignore"))
  }
}

extension Data {
  func write(creatingFoldersFor file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(atomicallyTo: file)
  }
}
