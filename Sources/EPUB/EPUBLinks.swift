import BookBuilder
import HTML

/// Finds out where the links of a page lead once the pages are in an EPUB.
struct EPUBLinks: Sendable {
  /// The paths in the EPUB by those in the site.
  private let files: [String: String]
  /// The files that pages show.
  private let pictures: Set<String>
  /// The names that links may refer to, by the path in the EPUB.
  private let anchors: [String: Set<String>]
  /// The page that opens the site, the lists of which the navigation document has here.
  private let home: String?
  private let address: String?

  /// Where a link leads.
  enum Target: Hashable {
    /// To an address as it stands.
    case address(String)
    /// To nothing that a reader of the file could reach.
    case nowhere
  }

  init(_ edition: BookEdition) {
    var files: [String: String] = [:]
    var anchors: [String: Set<String>] = [:]
    for page in edition.pages {
      let file = Self.file(of: page)
      files[page.path] = file
      anchors[file] = Set(page.content.elements.compactMap { $0.attributes["id"] })
        .union([EPUBPage.titleAnchor])
    }
    self.files = files
    pictures = Set(edition.assets.keys)
    self.anchors = anchors
    home = edition.pages.first { $0.kind == .introduction }?.path
    address = edition.address
  }

  /// The path of a page in the EPUB.
  static func file(of page: EditionPage) -> String {
    guard page.kind != .introduction else { return "introduction.xhtml" }
    let name = page.path.split(separator: "/").dropFirst().dropLast().joined(separator: "-")
    return "text/\(name).xhtml"
  }

  /// The target of a link on a page of the site.
  func target(of reference: String, on page: EditionPage) -> Target {
    guard let place = SiteReference(reference, on: page.path) else { return .address(reference) }
    let fragment = place.fragment
    let here = Self.file(of: page)
    if place.path == home, let fragment, fragment.hasPrefix("contents") || fragment == "reference" {
      return .address(Self.relative(EPUBNavigation.path, from: here) + "#" + fragment)
    }
    guard let file = files[place.path] else {
      return address.map { .address(place.published(at: $0)) } ?? .nowhere
    }
    let known = fragment.flatMap { anchors[file]?.contains($0) == true ? "#\($0)" : nil } ?? ""
    if file == here, !known.isEmpty { return .address(known) }
    return .address(Self.relative(file, from: here) + known)
  }

  /// The address of a picture that a page of the site shows; `nil` if it is not there.
  func picture(_ reference: String, on page: EditionPage) -> String? {
    guard let place = SiteReference(reference, on: page.path), pictures.contains(place.path) else {
      return nil
    }
    return Self.relative(place.path, from: Self.file(of: page))
  }

  /// The address of a file as seen from another.
  static func relative(_ file: String, from other: String) -> String {
    let folder = other.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    if !folder.isEmpty, file.hasPrefix(folder) {
      return SiteReference.escape(String(file.dropFirst(folder.count)))
    }
    let up = other.split(separator: "/").dropLast().map { _ in "../" }.joined()
    return up + SiteReference.escape(file)
  }
}
