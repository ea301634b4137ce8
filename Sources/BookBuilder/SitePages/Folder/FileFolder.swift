import BookModel
import Foundation

/// A folder that files are written into one after another, with the folders they lie in.
struct FileFolder {
  private let path: String
  private var folders: Set<Substring> = []

  /// Makes the folder.
  ///
  /// - Throws: what the file system throws.
  init(_ folder: URL) throws {
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file.
  ///
  /// It is not waited for the disk itself, which would take longer than everything else; what a
  /// build has written counts only when its folder gets its name.
  ///
  /// - Throws: what the file system throws; an error for a file that would lie elsewhere.
  mutating func put(_ file: OutputFile) throws {
    try makeFolder(for: file.path)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open("\(path)/\(file.path)", flags, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    if !file.bytes.isEmpty { try handle.write(contentsOf: file.bytes) }
  }

  private mutating func makeFolder(for file: String) throws {
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
  let path: String

  var errorDescription: String? { "'\(path)' would lie outside of the folder" }
}

/// Lets one process at a time write beside a folder; others wait their turn.
///
/// The lock is on the folder itself and so leaves no file behind; the system takes it back from a
/// process that was killed. Where the file system knows no locks, nobody waits.
final class FolderLock {
  private let descriptor: Int32

  /// Waits for the lock of an existing folder.
  init(_ folder: URL) {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
