/// The kinds of books that can be imported.
package enum ForeignBookKind: String, CaseIterable, Sendable {
  /// A book for mdBook: `SUMMARY.md` lists its chapters.
  case mdBook = "mdbook"
  /// A catalogue of DocC: articles that name each other with `<doc:…>`.
  case docC = "docc"
  /// A folder of Markdown files.
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
