import BookChecks
import BookModel
import Foundation
import Publications
import SnippetNotation
import Testing

/// A little book, made into an EPUB and unpacked.
struct UnpackedEPUB {
  /// The entries of the archive in their order.
  let entries: [ZIPEntry]
  /// The bytes of the archive.
  let bytes: [UInt8]
  /// What the book says about its accessibility.
  let accessibility: EPUBAccessibility

  /// Builds a book of one chapter that has this text, in its first language or another.
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

  /// The paths in the folder of the book.
  var paths: [String] {
    entries.map(\.path).filter { $0.hasPrefix("EPUB/") }.map { String($0.dropFirst(5)) }
  }

  /// The text of a file in the folder of the book.
  func text(_ path: String) throws -> String {
    let entry = try #require(entries.first { $0.path == "EPUB/\(path)" }, "there is no \(path)")
    return String(decoding: entry.bytes, as: UTF8.self)
  }

  /// The text of the chapter.
  func chapter() throws -> String { try text("text/labels.xhtml") }

  /// The values that the package document gives for a property.
  func metadata(_ property: String) throws -> [String] {
    try text("package.opf").split(separator: "<meta property=\"\(property)\"").dropFirst()
      .map { piece in
        String(piece.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
      }
  }
}
