import ArgumentParser
import BookModel
import Foundation
import WholeFiles

/// The files under a folder that somebody may have written: hidden folders, those of installed modules,
/// and those that Git ignores whole are left out.
struct FolderWalk: Sendable {
  /// The paths relative to the folder, in alphabetical order.
  private(set) var files: [String] = []

  /// The folder in which programs keep what others wrote.
  private static let foreign = "node_modules"

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
      if !isLink, name != Self.foreign, !isIgnored(path) { walk(path, prefix: "\(prefix)\(name)/") }
    }
  }

  /// Whether a folder says itself that nothing in it is kept.
  private func isIgnored(_ folder: String) -> Bool {
    let text = try? String(contentsOfFile: "\(folder)/.gitignore", encoding: .utf8)
    return text?.split(whereSeparator: \.isNewline).contains("*") ?? false
  }
}

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

/// The folder for what the tool makes, beside a book or a file that is checked.
struct BuildFolder: Sendable {
  /// The folder of the book, or the one the tool was started in.
  let root: String

  /// Makes the folder, if there is none yet, with a file that lets Git ignore it: nobody's repository
  /// shall have to know of it.
  ///
  /// What goes wrong is told by whoever writes into it.
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
  /// Writes a file, whole or not at all, and makes the folders that it lies in.
  ///
  /// - Throws: what the file system throws.
  func write(withFoldersTo file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(wholeTo: file)
  }
}
