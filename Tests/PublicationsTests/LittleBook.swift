import BookChecks
import BookModel
import Foundation
import Publications
import SnippetNotation
import Testing

/// The publications of a small book in memory.
struct LittleBook {
  /// One publication per language.
  let publications: [Publication]

  /// Creates a book with two chapters, the first of which has this text.
  init(
    _ text: String,
    languages: [String] = ["en"],
    settings: String = "",
    files: [String: String] = [:]
  ) throws {
    let names = languages.map { "\($0): Little" }.joined(separator: ", ")
    var texts = [
      "Content/book.yml": """
      title: {\(names)}
      description: {\(names)}
      languages: [\(languages.joined(separator: ", "))]
      parts:
        - id: basics
          title: {\(names)}
          chapters: [labels, values]
      \(settings)
      """,
      "Site/style.css": "main > p { margin: 0 }\n",
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
    publications =
      PublicationComposer(book: book, snippets: report, check: book.report(on: report)).publications
  }

  func text(_ format: BookFormat, _ path: String) throws -> String {
    let files = try FormatRenderer().files(format, of: publications)
    let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
