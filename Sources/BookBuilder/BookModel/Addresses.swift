/// The address under which the site is published.
package struct SiteAddress: Hashable, Sendable {
  /// The address, ending in a slash.
  package let base: String

  /// The address of a book's site; `nil` if the book does not say it.
  package init?(of book: Book) {
    guard let address = book.address else { return nil }
    base = address
  }

  package func address(of page: PagePath) -> String {
    base + page.address
  }

  /// The path under which a server has the site, beginning and ending in a slash: that of its address,
  /// the one the book says, or `/`.
  package static func path(of book: Book) -> String {
    if let path = book.sitePath { return path }
    guard let address = book.address, let scheme = address.firstRange(of: "://") else { return "/" }
    return String(address[scheme.upperBound...].drop { $0 != "/" })
  }

  /// The address of a folder, with the slash at its end.
  package static func folder(_ address: String) -> String {
    address.hasSuffix("/") ? address : address + "/"
  }
}

/// An address that begins with `https://` or `http://` and can stand in a link as it is.
package struct WebAddress: Hashable, Sendable {
  let text: String

  /// Takes an address; `nil` for one of another kind, and for one with white space or quotation marks.
  package init?(_ text: String) {
    let start = ["https://", "http://"].first(where: text.lowercased().hasPrefix)
    guard let start, text.count > start.count,
      !text.contains(where: { $0.isWhitespace || $0.isNewline || "\"<>`".contains($0) })
    else { return nil }
    self.text = text
  }
}

/// The pages and files that the tool makes itself in the folder of a language.
///
/// No chapter, redirect or table of facts may have one of their names: one of the two would be lost.
package enum OwnPages {
  /// The names, in the order of the alphabet, as they are told to authors.
  package static let names = [
    "404.html", "a-z", "accessibility", "api", "book.txt", "chapters", "checklists", "components",
    "errata", "feed.xml", "glossary", "index.html", "index.txt", "lexicon", "lines.js",
    "plain-text", "report", "rules", "search", "sections", "text.js", "timeline", "try",
  ]

  /// How the names of further pages begin: one for each component, language of speech,
  /// year or subject.
  package static let beginnings = ["components-", "lexicon-", "timeline-"]

  /// Whether the tool may make a page of this name.
  ///
  /// Capital letters make no difference, as on the disks of Macs and Windows.
  package static func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }

  /// The names as a sentence for authors.
  package static var sentence: String {
    let taken = names.map { "'\($0)'" } + beginnings.map { "'\($0)…'" }
    return "give it another name; taken are \(taken.joined(separator: ", "))"
  }
}
