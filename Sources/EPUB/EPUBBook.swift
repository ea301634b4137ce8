package import BookBuilder
package import ZIPArchive

/// An edition of a book as an EPUB 3.3 publication.
///
/// What it says about its own accessibility is computed from what it holds.
/// Sources: EPUB 3.3, EPUB Accessibility 1.1 and the vocabulary of schema.org kept by the W3C.
package struct EPUBBook: Sendable {
  private let edition: BookEdition
  private let modified: String

  /// The folder of the archive that holds the book.
  static let folder = "EPUB"
  /// The first day that a ZIP file knows, for a book that names no day.
  private static let firstDay = "1980-01-01"

  /// Creates a publication.
  ///
  /// - Parameter day: the day of the last change, such as “2026-11-21”; the last that the book
  ///   tells its readers of unless given.
  package init(_ edition: BookEdition, day: String? = nil) {
    self.edition = edition
    modified = (day ?? edition.lastChange ?? Self.firstDay) + "T00:00:00Z"
  }

  /// What the publication says about its accessibility.
  package var accessibility: EPUBAccessibility {
    EPUBAccessibility(edition, pages: pages)
  }

  /// The bytes of the file; the same edition gives the same bytes.
  ///
  /// - Throws: ``ZIPError``.
  package func bytes() throws(ZIPError) -> [UInt8] {
    let files = files
    let document = EPUBPackageDocument(
      edition: edition,
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
    return try ZIPArchive(entries).bytes()
  }

  /// The pages, ready to be written.
  private var pages: [EPUBPage] {
    let links = EPUBLinks(edition)
    return edition.pages.map { EPUBPage($0, of: edition, links: links) }
  }

  /// All files that the package document lists, in the order of reading.
  private var files: [EPUBFile] {
    let cover = EPUBCover(edition)
    let navigation = EPUBNavigation(edition, links: EPUBLinks(edition))
    let style = EPUBFile(
      path: EPUBStyle.path,
      type: "text/css",
      bytes: Array(EPUBStyle.text.utf8)
    )
    let assets = edition.assets.sorted { $0.key < $1.key }.map { path, bytes in
      EPUBFile(path: path, type: MediaType(path: path).name, bytes: bytes)
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
