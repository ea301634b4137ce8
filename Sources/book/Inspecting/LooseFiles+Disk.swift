import Articles
import BookChecks
import BookModel
import Foundation
import Markdown
import SnippetNotation

extension LooseFiles {
  /// Reads Markdown files and looks up the targets of their links on the disk.
  ///
  /// - Parameters:
  ///   - chapters: the files.
  ///   - folder: the folder that their paths are relative to.
  init(_ chapters: [ChapterSource], in folder: URL) {
    let pages = chapters.map { source in
      ChapterSource(
        path: Self.path(of: source, in: folder),
        language: source.document.language ?? source.language,
        text: source.text,
        document: source.document
      )
    }
    self.init(pages: pages, root: pages.first.flatMap { Self.root(above: $0.path) })
    let catalogues = Set(pages.compactMap { LinkResolver.catalogue(of: $0.path) })
    for file in catalogues.flatMap(Self.files) { add(name: file) }
    var missing: Set<Substring> = []
    var seen: Set<String> = []
    for (path, hasAnchor) in linked where seen.insert(hasAnchor ? "\(path)#" : path).inserted {
      if !add(path, needsPlaces: hasAnchor) { missing.insert(Self.name(of: path)) }
    }
    addNamesakes(of: missing)
  }

  /// Adds all files of the repository with one of these names, as suggestions for broken links.
  private mutating func addNamesakes(of names: Set<Substring>) {
    guard let root, !names.isEmpty else { return }
    for file in FolderWalk("/" + root).files where names.contains(Self.name(of: file)) {
      add(name: "\(root)/\(file)")
    }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private mutating func add(name path: String) {
    if path.hasSuffix(".md") { known.insert(path) } else { others.insert(path) }
  }

  /// The absolute path of a file, without the leading slash.
  private static func path(of source: ChapterSource, in folder: URL) -> String {
    let url = URL(filePath: source.path, relativeTo: folder)
    return String(url.standardizedFileURL.path(percentEncoded: false).drop { $0 == "/" })
  }

  private static func root(above path: String) -> String? {
    var parts = path.split(separator: "/")
    while parts.popLast() != nil {
      let folder = parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: "/\(folder)/.git") { return folder }
    }
    return nil
  }

  /// The files of a DocC catalogue, where links leave out folders.
  private static func files(of catalogue: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: "/\(catalogue)")
    return files.map { files in
      files.lazy.compactMap { $0 as? String }.prefix(neighbourLimit).map { "\(catalogue)/\($0)" }
    } ?? []
  }

  private static let neighbourLimit = 1_000

  /// The largest file whose anchors are read, in bytes; the same limit as in a book.
  private static let maxTextSize = 1 << 20

  private func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "/\(path)")
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return 0 }
    return attributes?[.size] as? Int ?? 0
  }

  /// Adds the file at a path; if it doesn't exist, its neighbours, as suggestions.
  ///
  /// - Returns: whether the file exists.
  private mutating func add(_ path: String, needsPlaces: Bool) -> Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: "/\(path)") else {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let names = try? manager.contentsOfDirectory(atPath: "/\(folder)")
      for name in (names ?? []).prefix(Self.neighbourLimit) where !name.hasPrefix(".") {
        add(name: folder.isEmpty ? name : "\(folder)/\(name)")
      }
      return false
    }
    add(name: path)
    let page = PagePath(path)
    let isAtHand = linkedDocuments[page] != nil || pages.contains { $0.path == path }
    guard needsPlaces, path.hasSuffix(".md"), !isAtHand, size(of: path) <= Self.maxTextSize,
      let text = try? String(contentsOf: URL(filePath: "/\(path)"), encoding: .utf8)
    else { return true }
    linkedDocuments[page] = MarkdownDocument(parsing: text)
    return true
  }
}

extension MarkdownDocument {
  /// `ru` if most letters are Cyrillic, otherwise `nil`.
  fileprivate var language: String? {
    var (latin, cyrillic) = (0, 0)
    for text in allBlocks.flatMap(\.runningTexts).map(\.plainText) {
      for scalar in text.unicodeScalars {
        switch Script(of: scalar) {
        case .latin?: latin += 1
        case .cyrillic?: cyrillic += 1
        default: break
        }
      }
    }
    return cyrillic > latin ? "ru" : nil
  }
}
