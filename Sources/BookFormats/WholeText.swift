import BookBuilder
import Foundation

/// The plain text of a whole book, made to be listened to and searched.
struct WholeText {
  /// The book.
  let edition: BookEdition

  /// The characters of the file, with the mark that tells programs the encoding.
  var file: String {
    "\u{FEFF}" + lines.map(\.text).joined(separator: "\n").precomposedStringWithCanonicalMapping
      + "\n"
  }

  /// The lines: the first page, the contents, and all other pages.
  var lines: [EditionLine] {
    let rest = edition.pages.dropFirst()
    return (edition.pages.first?.lines ?? []) + contents(of: rest)
      + rest.flatMap { Self.gap + $0.lines }
  }

  private static let gap = [EditionLine(""), EditionLine("")]

  private func contents(of pages: ArraySlice<EditionPage>) -> [EditionLine] {
    Self.gap + [EditionLine(edition.contentsWord + ".", kind: .heading), EditionLine("")]
      + pages.enumerated().map { index, page in
        EditionLine("\(index + 1). \(page.plainTitle)")
      }
  }
}
