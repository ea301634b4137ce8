import SourceText

/// The path of a page or file in the site.
///
/// Paths have `/` as separator and no leading slash, such as `en/labels/index.html`.
package struct PagePath: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static func chapter(_ slug: String, language: String) -> PagePath { page(slug, language) }
  package static func table(_ name: String, language: String) -> PagePath { page(name, language) }
  package static func report(language: String) -> PagePath { page("report", language) }
  package static func accessibility(language: String) -> PagePath {
    page("accessibility", language)
  }
  package static func textPages(language: String) -> PagePath { page("plain-text", language) }
  package static func search(language: String) -> PagePath { page("search", language) }
  package static func tryout(language: String) -> PagePath { page("try", language) }

  package static func component(_ id: String, language: String) -> PagePath {
    page("components/\(id)", language)
  }

  private static func page(_ name: String, _ language: String) -> PagePath {
    PagePath("\(language)/\(name)/index.html")
  }

  package static func home(language: String) -> PagePath { PagePath("\(language)/index.html") }
  package static func bookText(language: String) -> PagePath { PagePath("\(language)/book.txt") }
  package static func notFound(language: String) -> PagePath { PagePath("\(language)/404.html") }
  /// The Atom feed of changes.
  package static func feed(language: String) -> PagePath { PagePath("\(language)/feed.xml") }

  package static func isComponent(_ page: PagePath) -> Bool {
    let parts = page.path.split(separator: "/")
    return parts.count == 4 && parts[1] == "components"
  }

  package static func asset(_ path: String) -> PagePath {
    PagePath("assets/" + path.dropFirst("Content/".count))
  }

  /// The name of a page in its language; empty for the home page.
  package var name: String {
    path.split(separator: "/").dropFirst().dropLast().joined(separator: "-")
  }

  package func inLanguage(_ language: String) -> PagePath {
    PagePath(language + path.drop { $0 != "/" })
  }

  package func below(_ name: String) -> PagePath {
    PagePath(path.dropLast("index.html".count) + name + "/index.html")
  }

  package func isBelow(_ other: PagePath) -> Bool {
    self != other && path.hasPrefix(other.path.dropLast("index.html".count))
  }

  package var plainText: PagePath {
    PagePath(path.dropLast("html".count) + "txt")
  }

  /// The script with the text of a page that search results quote.
  package var searchText: PagePath {
    PagePath(path.dropLast("index.html".count) + "text.js")
  }

  /// The script with the elements behind the spoken lines of a page, for the page “Try an element”.
  package var trialLines: PagePath {
    PagePath(path.dropLast("index.html".count) + "lines.js")
  }

  /// The relative address of another page, which works wherever the site is hosted.
  package func href(to target: PagePath) -> String {
    // A page has some fifty links, and comparing bytes is faster than splitting paths.
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

  package func href(to target: LinkTarget) -> String {
    switch target {
    case .external(let address): address.percentEncodedAddress
    case .page(let page, let anchor): href(to: page) + (anchor.map { "#\($0)" } ?? "")
    case .anchor(let anchor): "#\(anchor)"
    case .asset(let path): href(to: PagePath.asset(path))
    case .file(let file): href(to: file)
    }
  }

  /// The path in a URL, percent-encoded and without `index.html`.
  package var address: String {
    let parts = path.percentEncodedPath.split(separator: "/")
    return parts.last == "index.html"
      ? parts.dropLast().map { $0 + "/" }.joined() : parts.joined(separator: "/")
  }
}
