import Articles
import BookModel

/// Finds out where the links of a publication lead.
struct PublicationLinks: Sendable {
  private let pages: [PagePath: PublicationPage]
  /// The places that links may refer to, by their page.
  private let places: [PagePath: Set<String>]
  /// The page that opens the book, the lists of which each form has in a place of its own.
  let introduction: PublicationPage?
  /// The places in the list of what the book holds.
  private let contents: Set<String>
  private let address: String?

  init(_ publication: Publication) {
    let pages = publication.pages
    self.pages = Dictionary(pages.map { ($0.article.page, $0) }) { first, _ in first }
    places = Dictionary(
      pages.map { ($0.article.page, Set($0.article.places)) }
    ) { first, _ in first }
    introduction = pages.first { $0.kind == .introduction }
    contents = Set(pages.compactMap(\.part?.anchor)).union([Self.contentsAnchor])
    address = publication.address
  }

  /// The name of the list of chapters.
  static let contentsAnchor = "contents"

  /// Where a link on a page leads.
  func destination(of target: LinkTarget, on page: PublicationPage) -> Destination {
    switch target {
    case .external(let address): .address(address)
    case .anchor(let anchor): destination(page.article.page, anchor)
    case .page(let other, let anchor): destination(other, anchor)
    case .asset(let path): published(.asset(path))
    case .file(let file): published(file)
    }
  }

  private func destination(_ path: PagePath, _ anchor: String?) -> Destination {
    if let anchor, path == introduction?.article.page, contents.contains(anchor) {
      return .contents(anchor: anchor)
    }
    guard let page = pages[path] else { return published(path, anchor) }
    let isThere = anchor.flatMap { places[path]?.contains($0) } ?? false
    return .page(page, anchor: isThere ? anchor : nil)
  }

  /// Something that is only on the site, if readers can reach that.
  private func published(_ path: PagePath, _ anchor: String? = nil) -> Destination {
    guard let address else { return .nowhere }
    return .address(address + path.address + (anchor.map { "#\($0)" } ?? ""))
  }
}
