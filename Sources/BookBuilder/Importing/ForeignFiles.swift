/// The files of a book made for another tool.
///
/// Paths are relative to a root above the book's folder, because includes may refer to files
/// outside it.
package struct ForeignFiles: Sendable {
  package var folder: String
  /// The paths of all files in the folder, relative to the root and sorted.
  package let paths: [String]
  package let name: String
  private let content: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - folder: the path of the book's folder from the root.
  ///   - name: the fallback title of the book.
  ///   - paths: the paths of the files in the folder, relative to the root.
  ///   - content: the bytes of a file by its path from the root, which may be outside the folder;
  ///     `nil` if it doesn't exist or may not be read.
  package init(
    folder: String = "",
    name: String,
    paths: [String],
    content: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.folder = folder
    self.name = name
    self.paths = paths.sorted()
    self.content = content
  }

  func bytes(at path: String) -> [UInt8]? {
    content(path)
  }

  /// The text of a file, without a byte order mark; `nil` if it doesn't exist or isn't valid UTF-8.
  package func text(at path: String) -> String? {
    guard let bytes = content(path), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  func pathInFolder(_ name: String) -> String {
    [folder, name].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension String {
  var isMarkdown: Bool {
    let path = lowercased()
    return path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  var baseName: String {
    let name = lastPathComponent
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else { return name }
    return String(name[..<stop])
  }

  var parentPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}

package enum ForeignBookKind: String, CaseIterable, Sendable {
  case mdBook = "mdbook"
  case docC = "docc"
  case folder

  /// Detects the kind from the names of the files.
  ///
  /// Fails if there is no Markdown among them.
  package init?(of files: ForeignFiles) {
    let names = files.paths.map(\.lastPathComponent)
    if names.contains("SUMMARY.md") {
      self = .mdBook
    } else if Self.catalogue(in: files) != nil {
      self = .docC
    } else if files.paths.contains(where: \.isMarkdown) {
      self = .folder
    } else {
      return nil
    }
  }

  /// The path of the DocC catalog from the root; the first one alphabetically if there are several.
  static func catalogue(in files: ForeignFiles) -> String? {
    let suffix = ".docc"
    if files.folder.hasSuffix(suffix) { return files.folder }
    return files.paths.lazy.compactMap { path -> String? in
      guard let range = path.firstRange(of: suffix + "/") else { return nil }
      return String(path[..<range.upperBound].dropLast())
    }
    .min()
  }
}
