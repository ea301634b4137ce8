import Foundation

extension BookFiles {
  package static let folders = ["Content", "Site"]

  /// Reads folders under a root, skipping hidden files.
  ///
  /// - Parameter folders: the folders; by default those of a book.
  /// - Throws: the file system's error if a file can't be read.
  package static func read(root: String, folders: [String] = folders) throws -> BookFiles {
    var files = BookFiles(bytes: [:])
    let book = BookFolder(root)
    let root = URL(fileURLWithPath: root, isDirectory: true)
    for folder in folders {
      let base = root.appendingPathComponent(folder, isDirectory: true)
      guard FileManager.default.fileExists(atPath: base.path) else { continue }
      if case .skipped(let finding) = book.entry(at: folder) {
        files.skippedFiles.append(finding)
        continue
      }
      files.skippedFiles += UndecodableNames.findings(in: base.path, at: folder)
      guard let paths = FileManager.default.enumerator(atPath: base.path) else { continue }
      for case let path as String in paths where !isHidden(path) {
        try files.read("\(folder)/\(path)", of: book, root)
      }
    }
    return files
  }

  /// Reads some files under a root, skipping folders.
  ///
  /// - Throws: the file system's error if a file can't be read.
  package static func read(_ paths: Set<String>, root: String) throws -> BookFiles {
    var files = BookFiles(bytes: [:])
    let book = BookFolder(root)
    let root = URL(fileURLWithPath: root, isDirectory: true)
    for path in paths { try files.read(path, of: book, root) }
    return files
  }

  private mutating func read(_ path: String, of book: BookFolder, _ root: URL) throws {
    switch book.entry(at: path) {
    case .folder: break
    case .file: bytes[path] = try Array(Data(contentsOf: root.appendingPathComponent(path)))
    case .skipped(let finding): skippedFiles.append(finding)
    }
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

/// The kind and size of a file, from a single system call: a book has thousands of files.
struct FileStatus {
  let kind: Kind
  let size: Int

  enum Kind {
    case file
    case folder
    case link
    case other
  }

  /// Inspects a path without following a link at its end; `nil` if that fails.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }
}
