package import BookModel

/// All pages of a language as one plain-text file.
///
/// The pages are separated by two blank lines.
package enum PlainTextBook {
  static let mark = "\u{FEFF}"

  /// Joins the pages.
  ///
  /// - Parameter pages: the texts of the pages, with links relative to the joined file.
  package static func file(of pages: [[UInt8]], language: String) -> OutputFile {
    var bytes = Array(mark.utf8)
    bytes.reserveCapacity(pages.reduce(bytes.count) { $0 + $1.count + 2 })
    for (number, page) in pages.enumerated() {
      if number > 0 { bytes += "\n\n".utf8 }
      bytes += page
    }
    return OutputFile(path: PagePath.bookText(language: language).path, bytes: bytes)
  }
}
