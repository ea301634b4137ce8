import Foundation

/// Paths of the command line, relative to the folder of the book that contains them.
struct BookPaths: Sendable {
  /// The folder of the book.
  private(set) var root: String
  private(set) var paths: [String]

  /// - Parameters:
  ///   - paths: relative to the current folder, or to the book; `-` is standard input.
  ///   - root: the folder of the book; `.` if the reader named none.
  init(_ paths: [String], root: String) {
    (self.root, self.paths) = (root, paths)
    let named = paths.filter { $0 != "-" }
    guard !named.isEmpty else { return }
    if root == "." {
      let books = Set(named.map(Self.book))
      guard books.count == 1, let book = books.first ?? nil, book != "." else { return }
      self.root = book
    }
    let folder = Self.parts(self.root)
    self.paths = paths.map { path in
      let parts = Self.parts(path)
      guard path != "-", !Self.exists("\(root)/\(path)") || root == ".",
        parts.starts(with: folder), Self.exists(path)
      else { return path }
      return parts.count == folder.count
        ? "." : parts.dropFirst(folder.count).joined(separator: "/")
    }
    // The book itself is more than the files in its folder.
    if self.paths == ["."] { self.paths = [] }
  }

  /// The folder of the book that a path belongs to, inside the same repository.
  private static func book(around path: String) -> String? {
    var folder = path
    if !exists("\(path)/.") { folder = parent(of: path) }
    while exists(folder) {
      if exists("\(folder)/Content/book.yml") {
        // Other files next to the book are no part of it.
        let inside = parts(path).dropFirst(parts(folder).count).first
        return inside == nil || inside == "Content" ? folder : nil
      }
      if exists("\(folder)/.git") || parts(folder).isEmpty { return nil }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty || parts.last == ".." { return path == "." ? ".." : "\(path)/.." }
    let above = parts.dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/\(above)" : above.isEmpty ? "." : above
  }

  private static func parts(_ path: String) -> [String] {
    URL(filePath: path).standardizedFileURL.path(percentEncoded: false).split(separator: "/")
      .map(String.init)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
