import Diagnostics
import Foundation
import Markdown
import SourceText

/// The structure of another tool's book: its metadata, and its pages in order.
///
/// Paths are those of the original files. The introduction is not in any part.
struct ForeignOutline {
  var title: String
  var description: String?
  var language: String?
  var introduction: String?
  var parts: [Part] = []
  var author: String?
  var repository: String?
  var redirects: [Redirect] = []
  /// The addresses of pages on the former site, from its root, with their files.
  var addresses: [(old: String, page: String)] = []
  var findings: [Diagnostic] = []

  /// An old address, relative to the site, and the page or site that it leads to.
  struct Redirect {
    var old: String
    var target: String
    /// The file of the page; `nil` if the target is not in the book.
    var page: String?
    var place: SourceLocation

    /// The file of the old address, from the root of the site.
    var oldPage: String {
      let path = String(old.drop { $0 == "/" })
      if path.hasSuffix("/") { return path + "index.html" }
      return path.hasSuffix(".html") ? path : path + ".html"
    }
  }

  struct Part {
    var title: String
    var pages: [Page]
  }

  struct Page: Hashable {
    var path: String
    var title: String?
  }

  var paths: [String] {
    [introduction].compactMap(\.self) + parts.flatMap(\.pages).map(\.path)
  }
}

/// Orders a folder of Markdown files by name, with numbers compared numerically and the opening
/// page first.
struct FolderOutline {
  private let files: ForeignFiles

  init(_ files: ForeignFiles) {
    self.files = files
  }

  func read() -> ForeignOutline {
    let paths = files.paths.filter(\.isMarkdown)
    let depth = files.folder.isEmpty ? 0 : files.folder.split(separator: "/").count
    let introduction = paths.filter { $0.parentPath == files.folder }.first(where: Self.isOpening)
    var outline = ForeignOutline(
      title: introduction.flatMap(title) ?? files.name,
      introduction: introduction
    )
    // Groups pages by direct subfolder; files in the folder itself have the key "".
    let folders = Dictionary(grouping: paths.filter { $0 != introduction }) { path in
      let parts = path.split(separator: "/").dropFirst(depth)
      return parts.count > 1 ? String(parts.first ?? "") : ""
    }
    for folder in folders.keys.sorted(by: Self.isBefore) {
      let pages = folders[folder, default: []].sorted { one, other in
        Self.isBefore(Self.sortKey(one), Self.sortKey(other))
      }
      outline.parts.append(
        ForeignOutline.Part(
          title: partTitle(folder, pages) ?? outline.title,
          pages: pages.map { ForeignOutline.Page(path: $0) }
        )
      )
    }
    for path in paths {
      guard let text = files.text(at: path) else { continue }
      let frontMatter = ForeignFrontMatter(MarkdownDocument(parsing: text).frontMatter)
      // The root of the site has a page anyway.
      for address in frontMatter.addresses where !address.pageName.isEmpty {
        outline.redirects.append(
          .init(old: address, target: path, page: path, place: SourceLocation(path: path))
        )
      }
    }
    return outline
  }

  private func partTitle(_ folder: String, _ pages: [String]) -> String? {
    guard !folder.isEmpty else { return nil }
    let opening = pages.first { $0.parentPath.lastPathComponent == folder && Self.isOpening($0) }
    return opening.flatMap(title) ?? SlugGenerator.words(of: folder)
  }

  private func title(of path: String) -> String? {
    guard let text = files.text(at: path) else { return nil }
    let document = MarkdownDocument(parsing: text)
    if let title = ForeignFrontMatter(document.frontMatter).title { return title }
    for case .heading(1, let content) in document.blocks.map(\.kind) {
      let title = content.plainText.trimmingWhitespace()
      if !title.isEmpty { return title }
    }
    return nil
  }

  private static func isOpening(_ path: String) -> Bool {
    ["readme", "index"].contains(path.baseName.lowercased())
  }

  private static func sortKey(_ path: String) -> String {
    guard isOpening(path) else { return path }
    return path.parentPath + "/ "
  }

  /// Whether a name sorts before another, with numbers compared numerically.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    switch one.compare(other, options: [.numeric, .caseInsensitive]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: one < other
    }
  }
}
