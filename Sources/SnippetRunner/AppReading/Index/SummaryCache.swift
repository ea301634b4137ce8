import Foundation

/// The summaries of files, by the hash of their content, in one file for each app.
struct SummaryCache {
  private let file: URL?

  /// Increased when summaries contain something new.
  private static let version = 2

  init(folder: String?, root: URL) {
    file = folder.map { folder in
      let name = root.path(percentEncoded: false).contentHash
      return URL(filePath: folder).appending(path: "app-\(Self.version)-\(name).txt")
    }
  }

  func summaries() -> [String: FileSummary] {
    guard let file, let data = try? Data(contentsOf: file) else { return [:] }
    var found: [String: FileSummary] = [:]
    var hash = ""
    var summary = FileSummary()
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("# ") {
        if !hash.isEmpty { found[hash] = summary }
        hash = String(line.dropFirst(2))
        summary = FileSummary()
      } else {
        summary.read(line)
      }
    }
    if !hash.isEmpty { found[hash] = summary }
    return found
  }

  /// A cache that can't be written is no error; the next run reads the files again.
  func save(_ summaries: [(hash: String, summary: FileSummary)]) {
    guard let file else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let text = summaries.map { "# \($0.hash)\n\($0.summary.text)" }.joined(separator: "\n")
    try? Data(text.utf8).write(to: file, options: .atomic)
  }
}
