import BookModel
import SourceText

/// Finds out where the links of a page lead once the pages are in an EPUB.
struct EPUBLinks: Sendable {
  private let links: PublicationLinks

  init(_ publication: Publication) {
    links = PublicationLinks(publication)
  }

  /// The path of a page in the EPUB.
  static func file(of page: PublicationPage) -> String {
    page.kind == .introduction ? "introduction.xhtml" : "text/\(page.name).xhtml"
  }

  /// The address of a link's target as seen from a page; `nil` if readers of the file could not reach
  /// it.
  func address(of target: LinkTarget, on page: PublicationPage) -> String? {
    let here = Self.file(of: page)
    switch links.destination(of: target, on: page) {
    case .contents(let anchor):
      return Self.relative(EPUBNavigation.path, from: here) + "#" + anchor
    case .page(let other, let anchor):
      let place = anchor.map { "#\($0)" } ?? ""
      let file = Self.file(of: other)
      return file == here && !place.isEmpty ? place : Self.relative(file, from: here) + place
    case .address(let address): return address
    case .nowhere: return nil
    }
  }

  /// The address of a file as seen from another.
  static func relative(_ file: String, from other: String) -> String {
    let folder = other.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    if !folder.isEmpty, file.hasPrefix(folder) {
      return file.dropFirst(folder.count).percentEncodedPath
    }
    let up = other.split(separator: "/").dropLast().map { _ in "../" }.joined()
    return up + file.percentEncodedPath
  }
}
