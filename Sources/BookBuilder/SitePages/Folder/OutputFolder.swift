import BookModel
import Foundation

/// Writes files into a folder and creates the subfolders that they need.
///
/// Paths come from a book, so a path that would lead out of the folder is an error.
struct OutputFolder {
  private let path: String
  private var folders: Set<Substring> = []

  init(_ folder: URL) throws {
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file, replacing one of the same path.
  ///
  /// It doesn't wait for the disk (`fsync`), which would take longer than everything else: the
  /// output of a build counts only once its folder is renamed into place.
  ///
  /// - Throws: the error of the file system, or an error for a path that leads out of the folder.
  mutating func write(_ file: OutputFile) throws {
    try makeFolder(for: file.path)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open("\(path)/\(file.path)", flags, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    if !file.bytes.isEmpty { try handle.write(contentsOf: file.bytes) }
  }

  private mutating func makeFolder(for file: String) throws {
    // Names come from the book; whatever they are, the files stay inside the folder.
    guard !file.split(separator: "/").contains("..") else { throw PathOutsideFolder(path: file) }
    let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
    guard !parent.isEmpty, folders.insert(parent).inserted else { return }
    // Most parents exist already, and `createDirectory` takes ten times as long as `mkdir`.
    guard mkdir("\(path)/\(parent)", 0o777) != 0, errno != EEXIST else { return }
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(parent)",
      withIntermediateDirectories: true
    )
  }
}

private struct PathOutsideFolder: LocalizedError {
  let path: String

  var errorDescription: String? { "'\(path)' is outside the folder" }
}

/// Locks a folder so that one process at a time writes next to it; others wait.
///
/// The lock is on the folder itself and leaves no file behind; the system releases it when a
/// process is killed. On file systems without locks, nothing is locked.
final class FolderLock {
  private let descriptor: Int32

  init(_ folder: URL) {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
