import BookChecks
import BookModel
import Diagnostics
import Importing
import SitePages
import SnippetNotation
import Testing

/// A small book of another tool, in memory.
struct ForeignBook {
  private let files: ForeignFiles
  private let language: String?

  /// - Parameter folder: the folder of the book among the files.
  init(_ texts: [String: String], folder: String = "", language: String? = nil) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = ForeignFiles(
      folder: folder,
      name: "Little",
      paths: texts.keys.filter { $0.hasPrefix(prefix) },
      content: { texts[$0].map { Array($0.utf8) } }
    )
    self.language = language
  }

  var kind: ForeignBookKind? { ForeignBookKind(of: files) }

  func imported() throws -> ImportedBook {
    BookImporter(files, kind: try #require(kind), language: language).book()
  }
}

extension ImportedBook {
  func text(_ path: String) throws -> String {
    let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The text of a chapter after its front matter.
  func body(_ path: String) throws -> String {
    try text(path).split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false).last
      .map(String.init) ?? ""
  }

  /// What could not be carried over, with locations.
  var losses: [String] {
    findings.map { "\($0.location?.description ?? ""): \($0.summary) [\($0.id)]" }
  }

  /// The errors of the imported book.
  var faults: [String] {
    var bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    bytes["Site/style.css"] = []
    let (book, findings) = Book.read(BookFiles(bytes: bytes))
    return (findings + (book.map { check($0) } ?? [])).map {
      "\($0.location?.description ?? ""): \($0.summary) [\($0.id)]"
    }
  }

  /// The imported book, with the findings of a check allowed.
  func allowing() throws -> ImportedBook {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    var book = self
    book.allow(check(try #require(Book.read(BookFiles(bytes: bytes)).book)))
    return book
  }
}

extension ImportedBook {
  /// An imported book for mdBook, with one chapter after the introduction.
  static func bees(_ chapter: String, _ others: [String: String] = [:]) throws -> ImportedBook {
    let files = [
      "book.toml": "[book]\ntitle = \"Bees\"\nlanguage = \"en\"\n",
      "src/SUMMARY.md": "# Summary\n\n[Welcome](welcome.md)\n\n- [Hives](hives.md)\n",
      "src/welcome.md": "# Welcome\n\nThis is about bees.\n",
      "src/hives.md": chapter,
    ]
    return try ForeignBook(files.merging(others) { $1 }).imported()
  }

  /// The path of the chapter in the imported book.
  static let hives = "Content/en/hives/hives.md"
}
