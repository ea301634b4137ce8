package import BookModel

/// The plain text of all pages of a language one after another, as one file that grows page by page.
package struct PlainTextBook {
  private let path: String
  /// The size of the file so far in bytes.
  package private(set) var size = 0

  /// What stands before everything: the mark that tells programs the encoding.
  package static let mark = "\u{FEFF}"
  /// What stands between two pages.
  package static let separator = "\n\n"

  /// Creates a file without a page.
  package init(language: String) {
    path = PagePath.wholeText(language: language).path
  }

  /// What stands before the text of a page.
  package static func opening(isFirst: Bool) -> String { isFirst ? mark : separator }

  /// Adds the text of a page, seen from the place of the file, after its opening.
  ///
  /// - Throws: what the sink throws.
  package mutating func add<Sink: FileSink>(
    _ text: [UInt8],
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.append(text, to: path)
    size += text.count
  }
}
