import Foundation

extension FileFolder {
  /// Writes bytes to a place on a disk, in place of what is there, or after it.
  ///
  /// It is not waited for the disk itself, which would take longer than everything else; what a
  /// build has written counts only when its folder gets its name.
  ///
  /// - Throws: what the system says, such as that the disk is full.
  static func save(_ bytes: [UInt8], to path: String, appending: Bool) throws {
    let mode = appending ? O_APPEND : O_TRUNC
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o666)
    guard descriptor >= 0 else { throw Self.failure }
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw Self.failure }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// What the system said last.
  private static var failure: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
