import Foundation

/// When the files of some folders were last written, taken at one moment: quicker than reading them.
package struct FileStamps: Hashable, Sendable {
  /// The size, time and number of each file by its path.
  package private(set) var files: [String: String] = [:]

  /// Looks at the files under a folder; hidden ones are left out.
  ///
  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - folders: the folders below it that are looked at; all unless given.
  package init(root: String, folders: [String] = [""]) {
    for folder in folders { look(into: folder, root: root) }
  }

  /// The paths of the files that were written, added or removed since other stamps were taken.
  package func changes(since before: FileStamps) -> Set<String> {
    let removed = before.files.keys.filter { files[$0] == nil }
    return Set(removed).union(files.filter { before.files[$0.key] != $0.value }.keys)
  }

  private mutating func look(into folder: String, root: String) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") {
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(root)/\(inner)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        look(into: inner, root: root)
      } else {
        files[inner] = Self.stamp(of: status)
      }
    }
  }

  /// The size in bytes, the time in nanoseconds and the number of a file.
  private static func stamp(of status: stat) -> String {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)"
  }
}
