import Foundation
import WholeFiles

/// The files below a folder that may have been written by hand.
///
/// Hidden folders, `node_modules`, symbolic links to folders or out of the folder, and folders whose
/// `.gitignore` excludes everything are skipped.
struct FolderWalk: Sendable {
  private(set) var files: [String] = []
  private let root: BuildFolder

  private static let dependencies = "node_modules"

  init(_ folder: String) {
    root = BuildFolder(root: folder)
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
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: path)) != nil
      guard isDirectory.boolValue else {
        if !isLink || root.outsideLink(to: prefix + name) == nil { files.append(prefix + name) }
        continue
      }
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

/// The folder `build` of a book, which may come from a stranger.
struct BuildFolder: Sendable {
  let root: String

  static let name = "build"
  static let cache = "build/cache"
  /// What the cache consists of.
  static let cacheParts = ["results.json", "check.json", "files"]

  /// The first symbolic link on the way to a file that leads out of the book, or to nothing;
  /// `nil` if there is none.
  ///
  /// - Parameter path: relative to the book.
  func outsideLink(to path: String) -> String? {
    guard let book = Self.resolve(root) else { return nil }
    return links(to: path).first { link in
      guard let target = Self.resolve("\(root)/\(link)") else { return true }
      return target != book && !target.hasPrefix(book == "/" ? book : book + "/")
    }
  }

  /// The symbolic links among the folders of a path and the file itself.
  ///
  /// - Parameter path: relative to the book.
  func links(to path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }.filter { part in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(part)")) != nil
    }
  }

  /// The path without symbolic links; `nil` if there is no such file.
  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates the folder with a `.gitignore` that excludes all of it, unless it exists.
  ///
  /// Errors are ignored here; writing into the folder reports them.
  func prepare() {
    let folder = URL(filePath: root, directoryHint: .isDirectory).appending(path: Self.name)
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
