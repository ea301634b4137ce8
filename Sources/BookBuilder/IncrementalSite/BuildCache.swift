import Foundation
import SnippetNotation

/// The file that keeps a ``CachedBuild`` from one build to the next.
///
/// One that is missing, damaged or of another version of the tool is as good as none: everything is
/// made again.
package struct BuildCache: Sendable {
  private let url: URL

  /// The folder in the cache that holds such files.
  package static let folder = "sites"

  /// The file for the site in a folder.
  ///
  /// - Parameters:
  ///   - output: the folder of the site.
  ///   - folder: the folder that keeps results between checks.
  init(output: String, folder: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(URL(filePath: output).standardizedFileURL.path)
    url = URL(filePath: folder, directoryHint: .isDirectory)
      .appending(path: "\(Self.folder)/\(fingerprint.text)")
  }

  /// What is known in an environment; `nil` if there is nothing that can be used.
  func build(in environment: String) -> CachedBuild? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? CachedBuild(Array(data), environment: environment)
  }

  /// Caches what is known of a build; failing to costs no more than time.
  func write(_ build: CachedBuild) {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let new = "\(url.path).\(ProcessInfo.processInfo.processIdentifier)"
    guard FileManager.default.createFile(atPath: new, contents: nil),
      let file = FileHandle(forWritingAtPath: new)
    else { return }
    var isWhole = true
    build.pack { part in
      do { try file.write(contentsOf: part) } catch { isWhole = false }
    }
    try? file.close()
    if !isWhole || rename(new, url.path) != 0 { try? FileManager.default.removeItem(atPath: new) }
  }
}
