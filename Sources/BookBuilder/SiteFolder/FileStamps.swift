import Foundation

/// When the files of some folders were last written, taken at one moment: quicker than reading them.
package struct FileStamps: Hashable, Sendable {
  /// The size, time and number of each file by its path; a file that cannot be told from one written
  /// in the same moment has an empty stamp.
  package private(set) var files: [String: String] = [:]

  /// Takes stamps that were cached.
  package init(files: [String: String]) {
    self.files = files
  }

  /// Looks at the files under a folder.
  ///
  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - folders: the folders below it that are looked at; all unless given.
  ///   - includesHidden: whether names that begin with a full stop count, too.
  package init(root: String, folders: [String] = [""], includesHidden: Bool = false) {
    for folder in folders { look(into: folder, root: root, includesHidden: includesHidden) }
  }

  /// The size, time and number of a file; `nil` if there is none.
  package static func stamp(of path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? SiteFolder.stamp(of: status) : nil
  }

  /// The stamps with those of some files as they are under a root now; other files did not change.
  func updating(_ paths: Set<String>, in root: String) -> FileStamps {
    var stamps = self
    for path in paths { stamps.files[path] = Self.stamp(of: "\(root)/\(path)") }
    return stamps
  }

  /// Forgets the stamps of files written later than a moment, as they may be written once more
  /// without another one.
  ///
  /// - Parameter moment: seconds since 1970.
  package mutating func forget(since moment: Double) {
    for (path, stamp) in files {
      let time = stamp.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .infinity
      if time >= moment { files[path] = "" }
    }
  }

  /// The paths of the files that were written, added or removed since other stamps were taken.
  package func changes(since before: FileStamps) -> Set<String> {
    var changed = Set(before.files.keys.filter { files[$0] == nil })
    for (path, stamp) in files where stamp.isEmpty || before.files[path] != stamp {
      changed.insert(path)
    }
    return changed
  }

  private mutating func look(into folder: String, root: String, includesHidden: Bool) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where includesHidden || !name.hasPrefix(".") {
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      var status = stat()
      guard lstat("\(root)/\(inner)", &status) == 0 else {
        files[inner] = ""
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        look(into: inner, root: root, includesHidden: includesHidden)
      } else {
        files[inner] = SiteFolder.stamp(of: status)
      }
    }
  }
}

/// The size in bytes, the time in seconds and the number of a file.
private func stamp(of status: stat) -> String {
  #if canImport(Darwin)
  let time = status.st_mtimespec
  #else
  let time = status.st_mtim
  #endif
  let parts = time.tv_nsec.description
  let nanoseconds = String(repeating: "0", count: 9 - parts.count) + parts
  return "\(status.st_size) \(time.tv_sec).\(nanoseconds) \(status.st_ino)"
}
