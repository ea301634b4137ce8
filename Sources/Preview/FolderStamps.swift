package import Foundation

/// When the files of some folders were last written, taken at one moment.
package struct FolderStamps: Hashable, Sendable {
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Hashable {
    var date: Date
    var size: Int
  }

  /// Looks at the files under some folders; hidden ones are left out, and so is what cannot be read.
  package init(of folders: [URL]) {
    for folder in folders {
      let keys: Set<URLResourceKey> = [
        .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
      ]
      let files = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: Array(keys),
        options: .skipsHiddenFiles
      )
      guard let files else { continue }
      for case let file as URL in files {
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true,
          let date = values.contentModificationDate, let size = values.fileSize
        else { continue }
        stamps[file.path] = Stamp(date: date, size: size)
      }
    }
  }

  /// The number of files that were written, added or removed since other stamps were taken.
  package func changes(since before: FolderStamps) -> Int {
    let written = stamps.count { before.stamps[$0.key] != $0.value }
    return written + before.stamps.keys.count { stamps[$0] == nil }
  }
}
