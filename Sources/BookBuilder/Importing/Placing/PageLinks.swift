import Articles
import SourceText

/// Where pages and pictures of another tool stand in the book.
struct PageLinks {
  let files: ForeignFiles
  /// The folder that links beginning with `/` are counted from.
  let root: String
  /// The paths of the pages in the book, by those they had.
  let places: [String: String]
  let pages: [String: ForeignPage]
  /// The articles of a DocC catalogue, if the book is one.
  let articles: DocCArticles?

  /// What a link comes to.
  enum Target: Hashable {
    case address(String)
    /// A page, by its path before, and the name of a place in it.
    case page(String, anchor: String?, isPlaceLost: Bool)
    /// A file that goes along, by its path.
    case file(String)
    case nothing(String)
  }

  /// The kinds of files that go along when a page names them.
  private static let kinds: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "pdf", "zip", "txt", "csv", "mp3", "m4a",
    "mp4", "epub",
  ]

  func target(of destination: String, from path: String) -> Target {
    let scheme = destination.prefix { $0 != ":" }
    if scheme.count < destination.count, !scheme.contains(where: { "/#?.".contains($0) }) {
      switch scheme.lowercased() {
      case "http" where Self.isOwnMachine(destination):
        return .nothing("it is there on the reader's own machine only")
      case "http", "https", "mailto": return .address(destination)
      case "doc": return article(destination)
      default: return .nothing("links to '\(scheme):' are not followed")
      }
    }
    if destination.hasPrefix("//") { return .address("https:" + destination) }
    let sign = destination.firstIndex(of: "#") ?? destination.endIndex
    let fragment = destination[sign...].dropFirst()
    let anchor = fragment.percentDecoded ?? String(fragment)
    let written = destination[..<sign].prefix { $0 != "?" }
    let name = written.percentDecoded ?? String(written)
    if name.isEmpty {
      return anchor.isEmpty ? .nothing("it goes nowhere") : page(path, anchor: anchor)
    }
    let start = name.hasPrefix("/") ? root + "/" : path
    guard let file = LinkResolver.path(of: name, from: start) else {
      return .nothing("it leads out of the folder")
    }
    if let page = candidates(for: file).first(where: { pages[$0] != nil }) {
      return self.page(page, anchor: anchor.isEmpty ? nil : anchor)
    }
    let ending = file.lastName.split(separator: ".").last?.lowercased() ?? ""
    if Self.kinds.contains(ending), files.bytes(at: file) != nil { return .file(file) }
    return .nothing("no page and no picture of the book lies there")
  }

  /// Whether an address is one that each machine has for itself.
  private static func isOwnMachine(_ destination: String) -> Bool {
    destination.prefixMatch(of: /http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?:[:\/]|$)/) != nil
  }

  /// A picture that a page names; DocC leaves out folders, endings, and what a file is for.
  func picture(_ source: String, from path: String) -> Target {
    let target = target(of: source, from: path)
    guard case .nothing = target, articles != nil else { return target }
    let base = source.lastName.baseName
    let names = files.paths.filter { file in
      guard Self.kinds.contains(file.split(separator: ".").last?.lowercased() ?? "") else {
        return false
      }
      let name = file.baseName
      return file.lastName == source || name == base || name.hasPrefix(base + "@")
        || name.hasPrefix(base + "~light")
    }
    return names.min { ($0.count, $0) < ($1.count, $1) }.map(Target.file) ?? target
  }

  private func article(_ destination: String) -> Target {
    guard let path = articles?.path(of: destination), pages[path] != nil else {
      return .nothing("no article has this name")
    }
    let anchor = destination.drop { $0 != "#" }.dropFirst()
    return page(path, anchor: anchor.isEmpty ? nil : anchor.percentDecoded ?? String(anchor))
  }

  private func page(_ path: String, anchor: String?) -> Target {
    guard let anchor else { return .page(path, anchor: nil, isPlaceLost: false) }
    let place = pages[path]?.anchor(anchor)
    return .page(path, anchor: place == "" ? nil : place, isPlaceLost: place == nil)
  }

  /// The files that a name may mean, as the other tool makes addresses of them.
  private func candidates(for file: String) -> [String] {
    var names = [file, file + ".md"]
    if file.hasSuffix(".html") {
      let base = String(file.dropLast(".html".count))
      names.append(base + ".md")
      if base.lastName == "index" { names += [base.parentPath + "/README.md"] }
    }
    let folder = file.hasSuffix("/") ? String(file.dropLast()) : file
    let prefix = folder.isEmpty ? "" : folder + "/"
    return names + [prefix + "README.md", prefix + "index.md", folder + ".markdown"]
  }
}
