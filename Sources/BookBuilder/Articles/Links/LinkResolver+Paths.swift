import BookModel
import Diagnostics
import SourceText
import Text

extension LinkResolver {
  /// The path of a file that was probably meant by one that is not there: of the same name in another
  /// folder, or of a name with a slip in it.
  ///
  /// - Parameter isPicture: whether a picture was meant; a page may be named by its address in the site.
  package func nearestPath(
    to path: String,
    from page: String,
    isPicture: Bool = false
  ) -> String? {
    var path = path
    if !isPicture, let page = Self.pageFile(ofAddress: path, isKnown: { pages[$0] != nil }) {
      path = page
    }
    // Whoever names a page does not mean a picture.
    // Nobody links to the page that they are writing, and so its name is no help.
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

  /// The file that an address of the site, such as 'labels/index.html', or a name without its ending
  /// stands for; `nil` for the name of another file.
  private static func pageFile(ofAddress path: String, isKnown: (String) -> Bool) -> String? {
    let name = fileName(path)
    let folder = path.dropLast(name.count)
    if name == "index.html", !isKnown(folder + "index.md") { return folder.dropLast() + ".md" }
    if name.hasSuffix(".html") { return folder + name.dropLast("html".count) + "md" }
    return name.contains(".") ? nil : path + ".md"
  }

  /// The address that was meant by one without its beginning; `nil` for others.
  package func address(meantBy destination: String) -> String? {
    if destination.lowercased().hasPrefix("www.") { return "https://\(destination)" }
    guard let match = destination.prefixMatch(of: /([Hh][Tt][Tt][Pp][Ss]?):?\/+/) else {
      return nil
    }
    return "\(match.output.1.lowercased())://\(destination[match.range.upperBound...])"
  }

  /// Whether an address leads out of the book.
  static func isExternal(_ destination: String) -> Bool {
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return false }
    let start = destination.prefix("https://".count).lowercased()
    return ["https://", "http://", "mailto:"].contains(where: start.hasPrefix)
  }

  /// The path, from the root, of a file named relative to another; `nil` if it leads out.
  package static func path(of name: String, from path: String) -> String? {
    // Bytes are quicker to look at than characters, and every link of a book comes here.
    let solidus = UInt8(ascii: "/")
    var place = Array(path.utf8)
    place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
    var rest = name.utf8[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != solidus }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty || part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if place.isEmpty { return nil }
        place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
      } else {
        if !place.isEmpty { place.append(solidus) }
        place.append(contentsOf: part)
      }
    }
    return String(decoding: place, as: UTF8.self)
  }

  /// The name by which a file links to another, both given by their paths from the root: the way back
  /// from `path(of:from:)`.
  package static func name(of target: String, from path: String) -> String {
    PagePath(path).href(to: PagePath(target))
  }

  /// The name of a file without its folder.
  static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// A text without percent signs for bytes; one that nobody encoded stays as it is.
  static func decode(_ text: Substring) -> String {
    text.percentDecoded ?? String(text)
  }
}

/// The halves of a link such as `trait:adjustable`.
struct RowLink {
  /// The word before the colon.
  let scheme: String
  let id: String

  /// Takes the address of a link; nothing for one to a file or out of the book.
  init?(_ destination: String) {
    // Most links go to files, whose names hold no colon.
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let halves = destination.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].contains("/"), !halves[1].hasPrefix("//") else {
      return nil
    }
    scheme = String(halves[0])
    id = LinkResolver.decode(halves[1])
  }
}

/// A folder of DocC, in which articles and pictures are named without their folders.
struct DocCCatalogue {
  let path: String

  /// Takes the catalogue in which a file lies; nothing for others.
  init?(around path: String) {
    guard let end = path.firstRange(of: ".docc/") else { return nil }
    self.path = String(path[..<end.upperBound].dropLast())
  }

  /// Returns the path of the article that a link such as `doc:First-Steps` goes to, by what follows the
  /// colon; nothing for what is none, such as a symbol.
  func article(_ link: Substring, among pages: some Collection<String>) -> String? {
    let place = link.prefix { $0 != "#" }
    guard let name = place.split(separator: "/").last.map(LinkResolver.decode) else { return nil }
    return pages.filter { file in
      file.hasPrefix(path + "/")
        && LinkResolver.fileName(file).dropLast(".md".count).replacing(" ", with: "-") == name
    }.min()
  }

  /// Returns the path of a picture that is named without its folder, its size and its looks: 'dial' is
  /// 'Resources/dial~dark@2x.png'.
  func picture(_ name: String, among assets: Set<String>) -> String? {
    guard !name.contains("/") else { return nil }
    return assets.filter { file in
      guard file.hasPrefix(path + "/") else { return false }
      let plain = LinkResolver.fileName(file).replacing(/(?:~dark|@[123]x)+(?=\.[a-z]+$)/, with: "")
      return plain == name || plain.prefix { $0 != "." } == name
    }.min()
  }
}
