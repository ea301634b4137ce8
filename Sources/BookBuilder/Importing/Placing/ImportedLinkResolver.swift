import Articles
import SourceText

/// Resolves links between the pages and files of another tool's book.
///
/// It follows relative and absolute paths, `.html` addresses, `doc:` links and anchors, and finds
/// the files to copy.
struct ImportedLinkResolver {
  let files: ForeignFiles
  let root: String
  let pathsInBook: [String: String]
  let pages: [String: ForeignPage]
  let articles: DocCArticles?

  enum Target: Hashable {
    case address(String)
    /// A page by its original path; the anchor is `nil` for the whole page or if it doesn't exist.
    case page(String, anchor: String?, isAnchorLost: Bool)
    case file(String)
    case nothing(String)
  }

  private static let copiedExtensions: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "pdf", "zip", "txt", "csv", "mp3", "m4a",
    "mp4", "epub",
  ]

  func target(of destination: String, from path: String) -> Target {
    let scheme = destination.prefix { $0 != ":" }
    if scheme.count < destination.count, !scheme.contains(where: { "/#?.".contains($0) }) {
      switch scheme.lowercased() {
      case "http" where Self.isLocalhost(destination):
        return .nothing("it is an address on the reader's own machine")
      case "http", "https", "mailto": return .address(destination)
      case "doc": return article(destination)
      default: return .nothing("'\(scheme):' links are not supported")
      }
    }
    if destination.hasPrefix("//") { return .address("https:" + destination) }
    let fragmentStart = destination.firstIndex(of: "#") ?? destination.endIndex
    let fragment = destination[fragmentStart...].dropFirst()
    let anchor = fragment.percentDecoded ?? String(fragment)
    let written = destination[..<fragmentStart].prefix { $0 != "?" }
    let name = written.percentDecoded ?? String(written)
    if name.isEmpty {
      return anchor.isEmpty ? .nothing("it has no destination") : page(path, anchor: anchor)
    }
    let start = name.hasPrefix("/") ? root + "/" : path
    guard let file = LinkResolver.path(of: name, from: start) else {
      return .nothing("it points outside the folder")
    }
    if let page = candidates(for: file).first(where: { pages[$0] != nil }) {
      return self.page(page, anchor: anchor.isEmpty ? nil : anchor)
    }
    let fileExtension = file.lastPathComponent.split(separator: ".").last?.lowercased() ?? ""
    if Self.copiedExtensions.contains(fileExtension), files.bytes(at: file) != nil {
      return .file(file)
    }
    return .nothing("the book has no such page or picture")
  }

  private static func isLocalhost(_ destination: String) -> Bool {
    destination.prefixMatch(of: /http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?:[:\/]|$)/) != nil
  }

  /// Resolves a picture; DocC lets pages omit its folder, extension, and variant suffixes such as
  /// `@2x`.
  func picture(_ source: String, from path: String) -> Target {
    let target = target(of: source, from: path)
    guard case .nothing = target, articles != nil else { return target }
    let base = source.lastPathComponent.baseName
    let names = files.paths.filter { file in
      let fileExtension = file.split(separator: ".").last?.lowercased() ?? ""
      guard Self.copiedExtensions.contains(fileExtension) else { return false }
      let name = file.baseName
      return file.lastPathComponent == source || name == base || name.hasPrefix(base + "@")
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
    guard let anchor else { return .page(path, anchor: nil, isAnchorLost: false) }
    let resolved = pages[path]?.anchor(anchor)
    return .page(path, anchor: resolved == "" ? nil : resolved, isAnchorLost: resolved == nil)
  }

  /// The files that a name may refer to, given how the other tool derives addresses from files.
  private func candidates(for file: String) -> [String] {
    var names = [file, file + ".md"]
    if file.hasSuffix(".html") {
      let base = String(file.dropLast(".html".count))
      names.append(base + ".md")
      if base.lastPathComponent == "index" { names += [base.parentPath + "/README.md"] }
    }
    let folder = file.hasSuffix("/") ? String(file.dropLast()) : file
    let prefix = folder.isEmpty ? "" : folder + "/"
    return names + [prefix + "README.md", prefix + "index.md", folder + ".markdown"]
  }
}
