package import BookModel
import Foundation

/// A folder that files are written into one after another, with the folders they lie in.
package struct FileFolder: FileSink {
  /// The paths of the files so far.
  private(set) var paths: [String] = []
  let path: String
  private var folders: Set<Substring> = []
  /// The files that come in pieces.
  private var growing: Set<String> = []

  /// Makes the folder.
  ///
  /// - Throws: what the file system throws.
  init(_ folder: URL) throws {
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file.
  ///
  /// - Throws: what the file system throws; an error for a file that would lie elsewhere.
  package mutating func put(_ file: OutputFile) throws {
    try makeFolder(for: file.path)
    try Self.save(file.bytes, to: "\(path)/\(file.path)", appending: false)
    paths.append(file.path)
  }

  package mutating func append(_ bytes: [UInt8], to file: String) throws {
    let isNew = growing.insert(file).inserted
    if isNew {
      try makeFolder(for: file)
      paths.append(file)
    }
    try Self.save(bytes, to: "\(path)/\(file)", appending: !isNew)
  }

  /// Makes the folder that a file lies in.
  mutating func makeFolder(for file: String) throws {
    // Names come from the book; whatever they are, they stay in the folder.
    guard !file.split(separator: "/").contains("..") else { throw StrayFile(path: file) }
    let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
    guard !parent.isEmpty, folders.insert(parent).inserted else { return }
    // Most folders lie in one that was made before, and asking for more takes ten times as long.
    guard mkdir("\(path)/\(parent)", 0o777) != 0, errno != EEXIST else { return }
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(parent)",
      withIntermediateDirectories: true
    )
  }
}

/// A file that would be written elsewhere than in the folder.
private struct StrayFile: LocalizedError {
  /// The path.
  let path: String

  var errorDescription: String? { "'\(path)' would lie outside of the folder" }
}
