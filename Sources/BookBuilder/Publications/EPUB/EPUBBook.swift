package import ArticleMarkup
import BookModel
import SourceText

/// A publication as an EPUB 3.3 file.
///
/// Its accessibility metadata is computed from its content. Sources: EPUB 3.3, EPUB Accessibility
/// 1.1 and the vocabulary of schema.org maintained by the W3C.
package struct EPUBBook: Sendable {
  private let publication: Publication
  private let modified: String
  private let classes: ClassNames

  static let folder = "EPUB"
  /// The earliest date of a ZIP file, for a book without a date.
  private static let firstDay = "1980-01-01"

  /// - Parameters:
  ///   - day: the day of the last change, such as “2026-11-21”. Default: the day of the book's last
  ///     noted change.
  ///   - classes: the spelling of class names.
  package init(_ publication: Publication, day: String? = nil, classes: ClassNames = .standard) {
    self.publication = publication
    self.classes = classes
    modified = (day ?? publication.lastChange ?? Self.firstDay) + "T00:00:00Z"
  }

  package var accessibility: EPUBAccessibility {
    EPUBAccessibility(publication, pages: pages)
  }

  /// The bytes of the file; equal publications produce equal bytes.
  ///
  /// - Throws: ``ZIPError``.
  package func bytes() throws -> [UInt8] {
    try archive.bytes()
  }

  private var archive: ZIPArchive {
    let files = files
    let document = EPUBPackageDocument(
      publication: publication,
      modified: modified,
      accessibility: accessibility,
      files: files
    )
    let entries =
      [
        ZIPEntry(path: "mimetype", text: "application/epub+zip", isCompressed: false),
        ZIPEntry(path: "META-INF/container.xml", text: Self.container),
        ZIPEntry(path: "\(Self.folder)/\(EPUBPackageDocument.path)", text: document.text),
      ] + files.map { ZIPEntry(path: "\(Self.folder)/\($0.path)", bytes: $0.bytes) }
    return ZIPArchive(entries)
  }

  private var pages: [EPUBPage] {
    let links = EPUBLinks(publication)
    return publication.pages.map {
      EPUBPage($0, of: publication, links: links, classes: classes)
    }
  }

  private var files: [EPUBFile] {
    let cover = EPUBCover(publication)
    let navigation = EPUBNavigation(publication)
    let style = EPUBFile(
      path: EPUBStyle.path,
      type: "text/css",
      bytes: Array(EPUBStyle(classes: classes).text.utf8)
    )
    let assets = publication.assets.sorted { $0.key < $1.key }.map { path, bytes in
      EPUBFile(
        path: Publication.file(ofAsset: path),
        type: MediaType(path: path).name,
        bytes: bytes
      )
    }
    return [cover.page, navigation.page] + pages.map(\.file) + [cover.picture, style] + assets
  }

  private static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles>
    <rootfile full-path="\(folder)/\(EPUBPackageDocument.path)" \
    media-type="application/oebps-package+xml"/>
    </rootfiles>
    </container>

    """
}

struct EPUBFile: Hashable, Sendable {
  var path: String
  var type: String
  /// The manifest properties, such as `nav`; empty for most files.
  var properties: [String] = []
  var isInSpine = false
  var bytes: [UInt8]
}

struct EPUBLinks: Sendable {
  private let links: PublicationLinks

  init(_ publication: Publication) {
    links = PublicationLinks(publication)
  }

  static func file(of page: PublicationPage) -> String {
    page.kind == .introduction ? "introduction.xhtml" : "text/\(page.name).xhtml"
  }

  /// The address of a link's target relative to a page; `nil` if the target isn't reachable from
  /// the file.
  func address(of target: LinkTarget, on page: PublicationPage) -> String? {
    let here = Self.file(of: page)
    switch links.destination(of: target, on: page) {
    case .contents(let anchor):
      return Self.relative(EPUBNavigation.path, from: here) + "#" + anchor
    case .page(let other, let anchor):
      let fragment = anchor.map { "#\($0)" } ?? ""
      let file = Self.file(of: other)
      if file == here, !fragment.isEmpty { return fragment }
      return Self.relative(file, from: here) + fragment
    case .address(let address): return address
    case .unreachable: return nil
    }
  }

  static func relative(_ file: String, from other: String) -> String {
    let folder = other.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    if !folder.isEmpty, file.hasPrefix(folder) {
      return file.dropFirst(folder.count).percentEncodedPath
    }
    let up = other.split(separator: "/").dropLast().map { _ in "../" }.joined()
    return up + file.percentEncodedPath
  }
}
