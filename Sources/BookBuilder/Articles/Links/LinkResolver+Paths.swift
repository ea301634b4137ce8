import BookModel
import Diagnostics
import SourceText
import Text

extension LinkResolver {
  /// The closest existing path to a broken one: the same file name in another folder, or a similar
  /// name.
  ///
  /// - Parameter isPicture: whether the link is a picture. Otherwise the address of a page in the
  ///   built site, such as `labels/index.html`, is matched to its source.
  package func nearestPath(
    to path: String,
    from page: String,
    isPicture: Bool = false
  ) -> String? {
    var path = path
    if !isPicture, let page = Self.pageFile(ofAddress: path, isKnown: { pages[$0] != nil }) {
      path = page
    }
    // A page is only compared with pages, but not with itself.
    let known = path.hasSuffix(".md") ? pages.keys.filter { $0 != page } : Array(assets)
    let name = Self.fileName(path)
    var candidates = known.filter { Self.fileName($0) == name }
    if candidates.isEmpty {
      let nearest = Suggestion(among: Set(known.map(Self.fileName)).sorted()).nearest(to: name)
      candidates = known.filter { Self.fileName($0) == nearest }
    }
    return candidates.min { one, other in
      (EditDistance.between(one, path), one) < (EditDistance.between(other, path), other)
    }
  }

  /// The source of a page named by its address in the site or without an extension.
  ///
  /// For example, 'labels/index.html' and 'labels' give 'labels.md'; the name of another file gives
  /// `nil`.
  private static func pageFile(ofAddress path: String, isKnown: (String) -> Bool) -> String? {
    let name = fileName(path)
    let folder = path.dropLast(name.count)
    if name == "index.html", !isKnown(folder + "index.md") { return folder.dropLast() + ".md" }
    if name.hasSuffix(".html") { return folder + name.dropLast("html".count) + "md" }
    return name.contains(".") ? nil : path + ".md"
  }

  /// Completes a web address that lacks part of its scheme, such as 'www.apple.com',
  /// 'https:/apple.com' or 'htps://apple.com'.
  package func address(meantBy destination: String) -> String? {
    if destination.lowercased().hasPrefix("www.") { return "https://\(destination)" }
    let name = destination.prefix { $0.isASCII && $0.isLetter }
    var rest = destination[name.endIndex...]
    if rest.first == ":" { rest.removeFirst() }
    guard (3...6).contains(name.count), rest.first == "/" else { return nil }
    let scheme = name.lowercased()
    let meant = ["https", "http"].min {
      EditDistance.between($0, scheme) < EditDistance.between($1, scheme)
    }
    guard let meant, EditDistance.between(meant, scheme) < 2 else { return nil }
    return "\(meant)://\(rest.drop { $0 == "/" })"
  }

  static func isExternal(_ destination: String) -> Bool {
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return false }
    let start = destination.prefix("https://".count).lowercased()
    return ["https://", "http://", "mailto:"].contains(where: start.hasPrefix)
  }

  /// Resolves a relative path; `nil` if it leads out of the root.
  package static func path(of name: String, from path: String) -> String? {
    // Works on bytes for speed, as every link of the book is resolved here.
    let solidus = UInt8(ascii: "/")
    var bytes = Array(path.utf8)
    bytes.removeLast(bytes.count - (bytes.lastIndex(of: solidus) ?? 0))
    var rest = name.utf8[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != solidus }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty || part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if bytes.isEmpty { return nil }
        bytes.removeLast(bytes.count - (bytes.lastIndex(of: solidus) ?? 0))
      } else {
        if !bytes.isEmpty { bytes.append(solidus) }
        bytes.append(contentsOf: part)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func name(of target: String, from path: String) -> String {
    PagePath(path).href(to: PagePath(target))
  }

  static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Decodes percent escapes.
  ///
  /// Text with invalid escapes is returned as is.
  static func decode(_ text: Substring) -> String {
    text.percentDecoded ?? String(text)
  }
}

/// A link with a scheme of the book, such as `trait:adjustable`.
///
/// The scheme names a table of facts, the reference pages or the components, and `id` an entry.
struct SchemeLink {
  let scheme: String
  let id: String

  init?(_ destination: String) {
    // A fast check on bytes; most links go to files.
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let parts = destination.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].contains("/"), !parts[1].hasPrefix("//") else {
      return nil
    }
    scheme = String(parts[0])
    id = LinkResolver.decode(parts[1])
  }
}

/// A DocC catalogue.
///
/// Its links name articles and pictures without their folders, so that resolving them takes a
/// search.
struct DocCCatalogue {
  let path: String

  init?(around path: String) {
    guard let end = path.firstRange(of: ".docc/") else { return nil }
    self.path = String(path[..<end.upperBound].dropLast())
  }

  /// The file of the article that a link such as `doc:First-Steps` names.
  ///
  /// - Parameter link: what follows `doc:`.
  /// - Returns: `nil` for other links, such as those to symbols.
  func article(_ link: Substring, among pages: some Collection<String>) -> String? {
    let address = link.prefix { $0 != "#" }
    guard let name = address.split(separator: "/").last.map(LinkResolver.decode) else { return nil }
    return pages.filter { file in
      file.hasPrefix(path + "/")
        && LinkResolver.fileName(file).dropLast(".md".count).replacing(" ", with: "-") == name
    }.min()
  }

  /// The file of a picture named without folder, scale or appearance.
  ///
  /// For example, 'dial' names 'Resources/dial~dark@2x.png'.
  func picture(_ name: String, among assets: Set<String>) -> String? {
    guard !name.contains("/") else { return nil }
    return assets.filter { file in
      guard file.hasPrefix(path + "/") else { return false }
      let plain = LinkResolver.fileName(file).replacing(/(?:~dark|@[123]x)+(?=\.[a-z]+$)/, with: "")
      return plain == name || plain.prefix { $0 != "." } == name
    }.min()
  }
}
