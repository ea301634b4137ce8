import BookModel

/// The files of a book that another tool was made for, as the import sees them.
package struct ForeignFiles: Sendable {
  /// The folder of the book, by its path from the root; empty for the root itself.
  package var folder: String
  /// The paths of the files in that folder, from the root, in the order of the alphabet.
  package let paths: [String]
  /// The name of the book where its files say none, such as that of its folder.
  package let name: String
  private let content: @Sendable (String) -> [UInt8]?

  /// Creates the files of a book.
  ///
  /// - Parameters:
  ///   - folder: the folder of the book, by its path from the root.
  ///   - name: the name of the book where its files say none.
  ///   - paths: the paths of the files in the folder, from the root.
  ///   - content: the bytes of a file by its path from the root, which may lie beside the folder; `nil`
  ///     for one that is not there or may not be read.
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

  /// The bytes of a file; `nil` for one that is not there.
  func bytes(at path: String) -> [UInt8]? {
    content(path)
  }

  /// The text of a file, without a byte order mark; `nil` for one that is not there or is no UTF-8.
  package func text(at path: String) -> String? {
    guard let bytes = content(path), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// Whether the folder of the book has a file of this name, by its path from that folder.
  func contains(_ name: String) -> Bool {
    paths.contains(inFolder(name))
  }

  /// The path from the root of a file that is named from the folder of the book.
  func inFolder(_ name: String) -> String {
    [folder, name].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension String {
  /// Whether this is the path of a page in Markdown.
  var isMarkdown: Bool {
    let path = lowercased()
    return path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  var lastName: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The last name of a path, without what follows its last full stop.
  var baseName: String {
    let name = lastName
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else { return name }
    return String(name[..<stop])
  }

  /// The folder that a path lies in; empty for none.
  var parentPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}

/// The kinds of books that can be imported.
package enum ForeignBookKind: String, CaseIterable, Sendable {
  /// A book for mdBook: `SUMMARY.md` lists its chapters.
  case mdBook = "mdbook"
  /// A catalogue of DocC: articles that name each other with `<doc:…>`.
  case docC = "docc"
  case folder

  /// Tells the kind by the names of the files; `nil` if there is no Markdown among them.
  package init?(of files: ForeignFiles) {
    let names = files.paths.map(\.lastName)
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

  /// The folder of DocC's catalogue, by its path from the root: the first one of several.
  static func catalogue(in files: ForeignFiles) -> String? {
    let ending = ".docc"
    if files.folder.hasSuffix(ending) { return files.folder }
    return files.paths.lazy.compactMap { path -> String? in
      guard let range = path.firstRange(of: ending + "/") else { return nil }
      return String(path[..<range.upperBound].dropLast())
    }
    .min()
  }
}
