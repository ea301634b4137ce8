package import Foundation

/// A new empty folder for the files that processes exchange.
///
/// It goes with this process, too, however that ends.
package struct ScratchFolder: Sendable {
  /// Where it is.
  package let url: URL

  private let keeper: FolderKeeper?

  /// Makes a folder of its own among the temporary files.
  ///
  /// - Throws: what the file system throws.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    keeper = FolderKeeper(url.path(percentEncoded: false))
  }

  /// Removes the folder with everything in it.
  package func remove() {
    try? FileManager.default.removeItem(at: url)
    keeper?.end()
  }
}
