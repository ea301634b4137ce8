package import Foundation

/// A folder of a test, which is removed together with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Where the folder is.
  package let url: URL

  /// Makes a new empty folder.
  package init() {
    url = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
