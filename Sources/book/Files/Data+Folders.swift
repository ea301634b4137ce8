import Foundation
import WholeFiles

extension Data {
  /// Writes a file, whole or not at all, and makes the folders that it lies in.
  ///
  /// - Throws: what the file system throws.
  func write(withFoldersTo file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(wholeTo: file)
  }
}
