/// The address under which the site is published.
///
/// A book may state the full address, only the path on its server, or neither.
package struct SiteAddress: Hashable, Sendable {
  package let base: String

  package init?(of book: Book) {
    guard let address = book.address else { return nil }
    base = address
  }

  package func address(of page: PagePath) -> String {
    base + page.address
  }

  /// The path of the site on its server, beginning and ending in a slash.
  ///
  /// Taken from `sitePath` or from the address of the book; `/` if the book states neither.
  package static func path(of book: Book) -> String {
    if let path = book.sitePath { return path }
    guard let address = book.address, let scheme = address.firstRange(of: "://") else { return "/" }
    return String(address[scheme.upperBound...].drop { $0 != "/" })
  }

  package static func folder(_ address: String) -> String {
    address.hasSuffix("/") ? address : address + "/"
  }
}

/// A URL with the scheme `https` or `http` that can be used in a link without escaping.
///
/// Other schemes are rejected, and so are white space and quotation marks, which could end an
/// attribute.
package struct WebAddress: Hashable, Sendable {
  let text: String

  package init?(_ text: String) {
    let start = ["https://", "http://"].first(where: text.lowercased().hasPrefix)
    guard let start, text.count > start.count,
      !text.contains(where: { $0.isWhitespace || $0.isNewline || "\"<>`".contains($0) })
    else { return nil }
    self.text = text
  }
}

/// The pages and files that the tool generates in the folder of a language.
///
/// Chapters, redirects and data tables must not use these names, as they would be overwritten.
package enum ReservedNames {
  package static let names = [
    "404.html", "a-z", "accessibility", "api", "book.txt", "chapters", "checklists", "components",
    "errata", "feed.xml", "glossary", "index.html", "index.txt", "lexicon", "lines.js",
    "plain-text", "reference", "report", "rules", "search", "sections", "text.js", "timeline",
    "try",
  ]

  /// The prefixes of further names: one page for each component, spoken language, year or subject.
  package static let prefixes = ["components-", "lexicon-", "timeline-"]

  /// Whether the tool may generate a page of this name.
  ///
  /// Case is ignored, as on the file systems of macOS and Windows.
  package static func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  package static var sentence: String {
    let reserved = names.map { "'\($0)'" } + prefixes.map { "'\($0)…'" }
    return "choose another name; these are reserved: \(reserved.joined(separator: ", "))"
  }
}
