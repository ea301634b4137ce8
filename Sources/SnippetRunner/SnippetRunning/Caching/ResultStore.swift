import Foundation
import SnippetNotation
import SourceText
import WholeFiles

/// The results of earlier checks, one file each, in a folder.
///
/// An entry is written beside its place and then renamed, so two checks at once, or a kill in
/// mid-write, never leave half of one. One that is damaged, or cannot be written because the disk
/// is full, is as good as none.
package struct ResultStore: Sendable {
  /// The folder; made when the first entry is written.
  private let folder: URL
  /// The size above which the oldest entries are removed, in bytes.
  private let sizeLimit: Int

  /// Takes a folder, which need not exist yet, and its largest size in bytes.
  init(folder: URL, sizeLimit: Int) {
    self.folder = folder
    self.sizeLimit = sizeLimit
  }

  /// The result under a key; `nil` if there is none, or it is damaged.
  package func result(for key: ProgramKey) -> StoredResult? {
    guard let data = try? Data(contentsOf: file(key)),
      let end = data.firstIndex(of: UInt8(ascii: "\n")),
      data[..<end].elementsEqual(Self.checksum(of: data[(end + 1)...]).utf8)
    else { return nil }
    return try? JSONDecoder().decode(StoredResult.self, from: data[(end + 1)...])
  }

  /// Keeps a result.
  package func keep(_ result: StoredResult, for key: ProgramKey) {
    guard let body = try? JSONEncoder.compact.encode(result) else { return }
    let data = Data("\(Self.checksum(of: body))\n".utf8) + body
    try? FileManager.default.createDirectory(
      at: file(key).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? data.write(wholeTo: file(key))
  }

  /// Removes the entries that were written longest ago until the folder is small enough.
  package func removeOldest() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    guard
      let enumerator = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: Array(keys)
      )
    else { return }
    var entries: [(url: URL, size: Int, date: Date)] = []
    for case let url as URL in enumerator {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else {
        continue
      }
      let date = values.contentModificationDate ?? .distantPast
      entries.append((url, values.fileSize ?? 0, date))
    }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.date < $1.date }) {
      guard size > sizeLimit else { return }
      try? FileManager.default.removeItem(at: entry.url)
      size -= entry.size
    }
  }

  /// Entries lie in 256 folders, so that none gets too long a listing.
  private func file(_ key: ProgramKey) -> URL {
    folder.appending(path: "\(key.text.prefix(2))/\(key.text).json")
  }

  private static func checksum(of data: Data) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(Array(data))
    return fingerprint.text
  }
}
