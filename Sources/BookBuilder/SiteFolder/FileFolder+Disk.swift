import Foundation

extension FileFolder {
  /// Gives a file of another folder on the same disk a name in this one, too.
  ///
  /// - Throws: what the system says, such as that the file system knows no second names.
  mutating func share(_ file: String, of other: String) throws {
    try makeFolder(for: file)
    guard link("\(other)/\(file)", "\(path)/\(file)") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Writes bytes to a place on a disk, in place of what is there, or after it.
  ///
  /// It is not waited for the disk itself, which would take longer than everything else; what a
  /// build has written counts only when its folder gets its name.
  ///
  /// - Throws: what the system says, such as that the disk is full.
  static func save(_ bytes: [UInt8], to path: String, appending: Bool) throws {
    let mode = appending ? O_APPEND : O_TRUNC
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    if !bytes.isEmpty { try file.write(contentsOf: bytes) }
  }
}
