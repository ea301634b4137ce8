package import BookModel

/// The plain text of all pages of a language one after another, as one file.
package enum PlainTextBook {
  /// What stands before everything: the mark that tells programs the encoding.
  static let mark = "\u{FEFF}"

  /// The file.
  ///
  /// - Parameter pages: the texts of the pages, seen from the place of the file.
  package static func file(of pages: [[UInt8]], language: String) -> OutputFile {
    var bytes = Array(mark.utf8)
    bytes.reserveCapacity(pages.reduce(bytes.count) { $0 + $1.count + 2 })
    for (number, page) in pages.enumerated() {
      if number > 0 { bytes += "\n\n".utf8 }
      bytes += page
    }
    return OutputFile(path: PagePath.wholeText(language: language).path, bytes: bytes)
  }
}
