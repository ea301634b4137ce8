package import Foundation

extension Data {
  /// Writes a file, whole or not at all, in place of the one before, whose permissions it takes over.
  ///
  /// The bytes go into a file beside it that then takes its name. A kill in mid-write leaves that one
  /// behind; as its name is always the same, the next write of the file takes it away. Those who write
  /// the same file take turns. Where a link lies in the place, the file is written that it leads to.
  ///
  /// - Throws: what the system says, such as that the disk is full.
  package func write(wholeTo file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    let beside = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).new").path
    let draft = try Self.openAlone(beside)
    defer { close(draft) }
    do {
      if let before = Self.status(ofPath: file.path) { fchmod(draft, before.st_mode & 0o7777) }
      guard ftruncate(draft, 0) == 0 else { throw Self.fault }
      let handle = FileHandle(fileDescriptor: draft, closeOnDealloc: false)
      if !isEmpty { try handle.write(contentsOf: self) }
      guard rename(beside, file.path) == 0 else { throw Self.fault }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Opens a file that nobody else writes meanwhile; where the file system knows no locks, nobody waits.
  private static func openAlone(_ path: String) throws -> Int32 {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw fault }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      // Whoever had it before has given it another name by now.
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
