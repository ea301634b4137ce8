import Diagnostics
import Foundation
import Markdown
import SourceText

/// Which pages a book of another tool has, and in which order.
struct ForeignOutline {
  /// The name of the book.
  var title: String
  /// What the book is, in a sentence, if its files say it.
  var description: String?
  /// The language, as a BCP 47 tag, if its files say it.
  var language: String?
  /// The path of the page that opens the book, if there is one.
  var introduction: String?
  var parts: [Part] = []
  /// What of the order could not be kept.
  var findings: [Diagnostic] = []

  /// A part of the book.
  struct Part {
    var title: String
    var pages: [Page]
  }

  /// A page of the book.
  struct Page: Hashable {
    var path: String
    /// The name that the list of chapters gives to it, if it does.
    var title: String?
  }

  /// The paths of all pages, the one that opens the book first.
  var paths: [String] {
    [introduction].compactMap(\.self) + parts.flatMap(\.pages).map(\.path)
  }
}

/// Makes an order for a folder of Markdown files: by name, numbers by their size, an opening page
/// first.
struct FolderOutline {
  private let files: ForeignFiles

  init(_ files: ForeignFiles) {
    self.files = files
  }

  /// The order of the pages: each folder below that of the book is a part.
  func read() -> ForeignOutline {
    let paths = files.paths.filter(\.isMarkdown)
    let depth = files.folder.isEmpty ? 0 : files.folder.split(separator: "/").count
    let introduction = paths.filter { $0.parentPath == files.folder }.first(where: Self.isOpening)
    var outline = ForeignOutline(
      title: introduction.flatMap(title) ?? files.name,
      introduction: introduction
    )
    // The folder below that of the book; none for the files right in it.
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
    return outline
  }

  /// The name of a part: the title of the page that opens the folder, or the name of the folder.
  private func partTitle(_ folder: String, _ pages: [String]) -> String? {
    guard !folder.isEmpty else { return nil }
    let opening = pages.first { $0.parentPath.lastName == folder && Self.isOpening($0) }
    return opening.flatMap(title) ?? SlugMaker.words(of: folder)
  }

  /// The first heading of a page, or the title in its front matter.
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

  /// A path in which the page that opens a folder comes before all others of it.
  private static func sortKey(_ path: String) -> String {
    guard isOpening(path) else { return path }
    return path.parentPath + "/ "
  }

  /// Whether a name comes before another, numbers compared by their size.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    switch one.compare(other, options: [.numeric, .caseInsensitive]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: one < other
    }
  }
}
