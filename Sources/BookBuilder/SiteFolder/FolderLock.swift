import Foundation

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
