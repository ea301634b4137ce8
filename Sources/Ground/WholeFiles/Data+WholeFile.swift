package import Foundation

extension Data {
  /// Replaces a file atomically, keeping its permissions.
  ///
  /// The data is written to a hidden file in the same folder, which is then renamed. If the process
  /// is killed, that file stays behind, but its name is always the same, so the next write replaces
  /// it. Concurrent writers wait for each other.
  ///
  /// - Parameter followsLink: Whether the target of a symbolic link is written, as authors expect;
  ///   files of a cache, which may come from a stranger, replace the link instead.
  /// - Throws: an error of the system, for example if the disk is full or the file is a device.
  package func write(atomicallyTo file: URL, followsLink: Bool = true) throws {
    let file = followsLink ? file.resolvingSymlinksInPath() : file
    let before = Self.status(ofPath: file.path)
    if followsLink, let before, before.st_mode & S_IFMT != S_IFREG { throw POSIXError(.EINVAL) }
    let temporary = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).new").path
    let draft = try Self.openLocked(temporary)
    defer { close(draft) }
    do {
      if followsLink, let before { fchmod(draft, before.st_mode & 0o7777) }
      guard ftruncate(draft, 0) == 0 else { throw Self.fault }
      let handle = FileHandle(fileDescriptor: draft, closeOnDealloc: false)
      if !isEmpty { try handle.write(contentsOf: self) }
      guard rename(temporary, file.path) == 0 else { throw Self.fault }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Opens a file with an exclusive lock; if the file system has no locks, without one.
  private static func openLocked(_ path: String) throws -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw fault }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      // The previous writer may have renamed the file meanwhile.
      if let mine = status(of: descriptor), let named = status(ofPath: path),
        mine.st_ino == named.st_ino,
        mine.st_dev == named.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  private static func status(ofPath path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static var fault: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
