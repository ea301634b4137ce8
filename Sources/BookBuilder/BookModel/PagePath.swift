import SourceText

/// The place of a file in the site.
package struct PagePath: Hashable, Sendable {
  /// The path, with `/` between its parts and none in front.
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static func chapter(_ slug: String, language: String) -> PagePath {
    PagePath("\(language)/\(slug)/index.html")
  }

  /// The page that opens the book in a language.
  package static func home(language: String) -> PagePath {
    PagePath("\(language)/index.html")
  }

  /// The page that says what the check of the book came to.
  package static func report(language: String) -> PagePath {
    PagePath("\(language)/report/index.html")
  }

  /// The page that says how accessible the site is, and how that is known.
  package static func accessibility(language: String) -> PagePath {
    PagePath("\(language)/accessibility/index.html")
  }

  /// The page that lists the plain texts.
  package static func textPages(language: String) -> PagePath {
    PagePath("\(language)/plain-text/index.html")
  }

  /// The file that holds the plain texts of all chapters.
  package static func wholeText(language: String) -> PagePath {
    PagePath("\(language)/book.txt")
  }

  /// The list of changes for programs that collect news.
  package static func feed(language: String) -> PagePath {
    PagePath("\(language)/feed.xml")
  }

  /// The page that a server shows, for addresses in a language, where there is none.
  package static func notFound(language: String) -> PagePath {
    PagePath("\(language)/404.html")
  }

  /// The page that lists the results of a search.
  package static func search(language: String) -> PagePath {
    PagePath("\(language)/search/index.html")
  }

  /// The page on which readers try out what is heard of an element.
  package static func tryout(language: String) -> PagePath {
    PagePath("\(language)/try/index.html")
  }

  /// The page that draws a table of facts whole.
  package static func table(_ name: String, language: String) -> PagePath {
    PagePath("\(language)/\(name)/index.html")
  }

  package static func component(_ id: String, language: String) -> PagePath {
    PagePath("\(language)/components/\(id)/index.html")
  }

  package static func isComponent(_ page: PagePath) -> Bool {
    let parts = page.path.split(separator: "/")
    return parts.count == 4 && parts[1] == "components"
  }

  /// The place of a file that pages refer to, by its path relative to the book's root.
  package static func asset(_ path: String) -> PagePath {
    PagePath("assets/" + path.dropFirst("Content/".count))
  }

  /// The name of a page among those of its language; empty for the one that opens the book.
  package var name: String {
    path.split(separator: "/").dropFirst().dropLast().joined(separator: "-")
  }

  package func inLanguage(_ language: String) -> PagePath {
    PagePath(language + path.drop { $0 != "/" })
  }

  /// A page in the folder of another.
  package func below(_ name: String) -> PagePath {
    PagePath(path.dropLast("index.html".count) + name + "/index.html")
  }

  /// Whether the page is in the folder of another.
  package func isBelow(_ other: PagePath) -> Bool {
    self != other && path.hasPrefix(other.path.dropLast("index.html".count))
  }

  package var plainText: PagePath {
    PagePath(path.dropLast("html".count) + "txt")
  }

  /// The script beside a page with what results of search quote from it.
  package var searchText: PagePath {
    PagePath(path.dropLast("index.html".count) + "text.js")
  }

  /// The script beside a page with the elements behind its lines, for the page “Try it”.
  package var trialLines: PagePath {
    PagePath(path.dropLast("index.html".count) + "lines.js")
  }

  /// The address of another place as seen from this one, so that it holds wherever the site lies.
  package func href(to target: PagePath) -> String {
    // A page has some fifty links, so bytes are looked at in place of parts.
    let solidus = UInt8(ascii: "/")
    var (count, shared) = (0, 0)
    for (here, there) in zip(path.utf8, target.path.utf8) {
      guard here == there else { break }
      count += 1
      if here == solidus { shared = count }
    }
    let steps = path.utf8.dropFirst(shared).count { $0 == solidus }
    let rest = target.path.utf8.dropFirst(shared)
    var address = ""
    address.reserveCapacity(3 * steps + rest.count)
    for _ in 0..<steps { address += "../" }
    return address + Substring(rest).percentEncodedPath
  }

  /// The address of a link's target as seen from this place.
  package func href(to target: LinkTarget) -> String {
    switch target {
    case .external(let address): address
    case .page(let page, let anchor): href(to: page) + (anchor.map { "#\($0)" } ?? "")
    case .anchor(let anchor): "#\(anchor)"
    case .asset(let path): href(to: PagePath.asset(path))
    case .file(let file): href(to: file)
    }
  }

  /// The end of the address: the path without the name that servers add by themselves.
  package var address: String {
    let parts = path.percentEncodedPath.split(separator: "/")
    return parts.last == "index.html"
      ? parts.dropLast().map { $0 + "/" }.joined() : parts.joined(separator: "/")
  }
}
