import Foundation
import SnippetNotation
import SourceText
import WholeFiles

/// The results of earlier checks in one file: a line of JSON with an index, followed by the JSON of
/// each result.
///
/// The file is read once and replaced atomically, so that neither concurrent checks nor an
/// interrupted one leave a partial file. Damaged results are ignored, as are write errors such as a
/// full disk.
package struct ResultStore: Sendable {
  private let file: URL
  private let sizeLimit: Int
  private let entries: [String: Entry]

  private struct Entry: Sendable {
    var head: Head
    var body: Data

    struct Head: Codable {
      var key: String
      var checksum: String
      var size: Int
    }
  }

  /// Opens a file, which need not exist yet.
  ///
  /// - Parameters:
  ///   - sizeLimit: The maximum size in bytes.
  ///   - isRenewed: Whether earlier results are ignored, until new ones replace them.
  init(file: URL, sizeLimit: Int, isRenewed: Bool) {
    self.file = file
    self.sizeLimit = sizeLimit
    let known = isRenewed ? [] : Self.entries(in: file)
    entries = Dictionary(known.map { ($0.head.key, $0) }) { _, last in last }
  }

  package func result(for key: ProgramKey) -> StoredResult? {
    guard let entry = entries[key.text], Self.checksum(of: entry.body) == entry.head.checksum
    else { return nil }
    return try? JSONDecoder().decode(StoredResult.self, from: entry.body)
  }

  /// Adds results to the file, which another check may have changed in the meantime, and removes
  /// the oldest if it gets too large.
  package func save(_ results: [(key: ProgramKey, result: StoredResult)]) {
    guard !results.isEmpty else { return }
    let added = results.compactMap { key, result -> Entry? in
      guard let body = try? JSONEncoder.compact.encode(result) else { return nil }
      let checksum = Self.checksum(of: body)
      return Entry(head: .init(key: key.text, checksum: checksum, size: body.count), body: body)
    }
    let replaced = Set(added.map(\.head.key))
    let kept = Self.entries(in: file).filter { !replaced.contains($0.head.key) }
    var size = 0
    let newest = (kept + added).reversed().prefix { entry in
      size += entry.body.count
      return size <= sizeLimit
    }
    .reversed()
    guard var data = try? JSONEncoder.compact.encode(newest.map(\.head)) else { return }
    data.append(Self.lineFeed)
    for entry in newest { data.append(entry.body) }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? data.write(atomicallyTo: file, followsLink: false)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func entries(in file: URL) -> [Entry] {
    guard let data = try? Data(contentsOf: file), var start = data.firstIndex(of: lineFeed),
      let heads = try? JSONDecoder().decode([Entry.Head].self, from: data[..<start])
    else { return [] }
    start += 1
    return heads.compactMap { head in
      guard head.size >= 0, head.size <= data.endIndex - start else { return nil }
      defer { start += head.size }
      return Entry(head: head, body: data[start..<(start + head.size)])
    }
  }

  private static func checksum(of data: Data) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(Array(data))
    return fingerprint.text
  }
}
