import BookChecks
import BookModel
import Foundation
import Publications
import SnippetNotation
import Testing

/// A small book, built as an EPUB and unpacked.
struct UnpackedEPUB {
  /// The entries of the archive in order.
  let entries: [ZIPEntry]
  let bytes: [UInt8]
  let accessibility: EPUBAccessibility

  /// Builds a book with one chapter that has this text, in the first or second language.
  init(
    _ text: String,
    language: String = "en",
    languages: [String] = ["en"],
    settings: String = "",
    files: [String: String] = [:]
  ) throws {
    var texts = [
      "Content/book.yml": """
      title: {\(languages.map { "\($0): Little & <big>" }.joined(separator: ", "))}
      description: {\(languages.map { "\($0): A book." }.joined(separator: ", "))}
      languages: [\(languages.joined(separator: ", "))]
      parts:
        - id: basics
          title: {\(languages.map { "\($0): Basics" }.joined(separator: ", "))}
          chapters: [labels, values]
      \(settings)
      """,
      "Site/style.css": "",
    ]
    for language in languages {
      let path = "Content/\(language)"
      texts["\(path)/index.md"] =
        "---\ntitle: Little\ndescription: A book.\n---\n\n## First\n\nHi.\n"
      texts["\(path)/basics/labels.md"] =
        "---\ntitle: Labels\ndescription: What labels are.\n---\n\(text)"
      texts["\(path)/basics/values.md"] =
        "---\ntitle: Values\ndescription: What values are.\n---\n\n## Numbers\n\nOne.\n"
    }
    texts.merge(files) { $1 }
    let book = try #require(Book.read(BookFiles(texts: texts)).book)
    let report = SnippetReport()
    let publications = PublicationComposer(
      book: book,
      snippets: report,
      check: book.report(on: report)
    ).publications
    let publication = try #require(publications.first { $0.language == language })
    let file = EPUBBook(publication)
    bytes = try file.bytes()
    entries = try ZIPArchive(reading: bytes).entries
    accessibility = file.accessibility
  }

  /// The paths in the book's folder.
  var paths: [String] {
    entries.map(\.path).filter { $0.hasPrefix("EPUB/") }.map { String($0.dropFirst(5)) }
  }

  /// The text of a file in the book's folder.
  func text(_ path: String) throws -> String {
    let entry = try #require(entries.first { $0.path == "EPUB/\(path)" }, "there is no \(path)")
    return String(decoding: entry.bytes, as: UTF8.self)
  }

  func chapter() throws -> String { try text("text/labels.xhtml") }

  /// The values of a property in the package document.
  func metadata(_ property: String) throws -> [String] {
    try text("package.opf").split(separator: "<meta property=\"\(property)\"").dropFirst()
      .map { piece in
        String(piece.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
      }
  }
}
