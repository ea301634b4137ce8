import Foundation

/// The state of files at one moment, to find changes without reading contents.
///
/// It compares size, modification time and inode, so a change that keeps all three goes unnoticed.
package struct FileSnapshot: Hashable, Sendable {
  /// Size, modification time and inode of each file, by path.
  package private(set) var files: [String: String] = [:]

  /// Scans folders, skipping hidden files.
  ///
  /// - Parameters:
  ///   - root: the folder to which paths are relative.
  ///   - folders: the subfolders to scan; default: all.
  package init(root: String, folders: [String] = [""]) {
    for folder in folders { scan(folder, root: root) }
  }

  package func changes(since before: FileSnapshot) -> Set<String> {
    let removed = before.files.keys.filter { files[$0] == nil }
    return Set(removed).union(files.filter { before.files[$0.key] != $0.value }.keys)
  }

  private mutating func scan(_ folder: String, root: String) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") {
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(root)/\(inner)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        scan(inner, root: root)
      } else {
        files[inner] = Self.versionStamp(of: status)
      }
    }
  }

  /// Size in bytes, modification time in nanoseconds, and inode.
  private static func versionStamp(of status: stat) -> String {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)"
  }
}
