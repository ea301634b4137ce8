import Foundation

/// What a file system says about a file, asked for in one call: a book has thousands of files.
struct FileStatus {
  /// What lies there.
  let kind: Kind
  /// The number of bytes.
  let size: Int

  /// What can lie at a path.
  enum Kind {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, whatever it leads to.
    case link
    /// A pipe, a socket or a device.
    case other
  }

  /// Looks at a path, without following a link at its end; `nil` if nothing can be seen there.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }
}
