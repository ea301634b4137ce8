/// The address under which the site is published.
package struct SiteAddress: Hashable, Sendable {
  /// The address, ending in a slash.
  package let base: String

  /// The address of a book's site; `nil` if the book does not say it.
  package init?(of book: Book) {
    guard let address = book.address else { return nil }
    base = address
  }

  /// The whole address of a page or file.
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
