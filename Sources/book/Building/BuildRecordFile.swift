import Foundation
import SnippetRunner

/// The file that keeps a ``BuildRecord`` from one build to the next.
///
/// One that is missing, damaged or of another version of the tool is as good as none: everything is
/// made anew.
struct BuildRecordFile {
  private let url: URL

  /// The folder in the cache that holds records.
  static let folder = "sites"

  /// The file for the site in a folder.
  ///
  /// - Parameters:
  ///   - output: the folder of the site.
  ///   - cache: the folder that keeps results between checks.
  init(output: String, cache: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(URL(filePath: output).standardizedFileURL.path)
    url = URL(filePath: cache, directoryHint: .isDirectory)
      .appending(path: "\(Self.folder)/\(fingerprint.text)")
  }

  /// What was kept in an environment; `nil` if there is nothing that can be used.
  func record(in environment: String) -> BuildRecord? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? BuildRecord(Array(data), environment: environment)
  }

  /// Keeps a record; that it cannot be kept costs no more than time.
  func keep(_ record: BuildRecord) {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let new = "\(url.path).\(ProcessInfo.processInfo.processIdentifier)"
    guard FileManager.default.createFile(atPath: new, contents: nil),
      let file = FileHandle(forWritingAtPath: new)
    else { return }
    var isWhole = true
    record.pack { part in
      do { try file.write(contentsOf: part) } catch { isWhole = false }
    }
    try? file.close()
    if !isWhole || rename(new, url.path) != 0 { try? FileManager.default.removeItem(atPath: new) }
  }
}
