import BookChecks
import BookModel
import Diagnostics
import Importing
import SitePages
import SnippetNotation
import Testing

/// A little book of another tool, kept in memory.
struct ForeignBook {
  private let files: ForeignFiles
  private let language: String?

  /// Creates a book of files.
  ///
  /// - Parameter folder: the folder of the book among them.
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

  /// The kind that its files tell.
  var kind: ForeignBookKind? { ForeignBookKind(of: files) }

  /// What is made of it.
  func imported() throws -> ImportedBook {
    BookImporter(files, kind: try #require(kind), language: language).book()
  }
}

extension ImportedBook {
  /// The text of a file.
  func text(_ path: String) throws -> String {
    let file = try #require(files.first { $0.path == path }, "\(files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The text of a chapter after its front matter.
  func body(_ path: String) throws -> String {
    try text(path).split(separator: "---\n", maxSplits: 2, omittingEmptySubsequences: false).last
      .map(String.init) ?? ""
  }

  /// What could not be carried over, each with its place.
  var losses: [String] {
    findings.map { "\($0.location?.description ?? ""): \($0.summary) [\($0.id)]" }
  }

  /// What is wrong with the book that was made.
  var faults: [String] {
    var bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    bytes["Site/style.css"] = []
    let (book, findings) = Book.read(BookFiles(bytes: bytes))
    return (findings + (book.map { check($0) } ?? [])).map {
      "\($0.location?.description ?? ""): \($0.summary) [\($0.id)]"
    }
  }

  /// The same book with the findings of a check allowed.
  func allowing() throws -> ImportedBook {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    var book = self
    book.allow(check(try #require(Book.read(BookFiles(bytes: bytes)).book)))
    return book
  }
}

extension ImportedBook {
  /// What is made of a book for mdBook: of one chapter beside its opening.
  static func bees(_ chapter: String, _ others: [String: String] = [:]) throws -> ImportedBook {
    let files = [
      "book.toml": "[book]\ntitle = \"Bees\"\nlanguage = \"en\"\n",
      "src/SUMMARY.md": "# Summary\n\n[Welcome](welcome.md)\n\n- [Hives](hives.md)\n",
      "src/welcome.md": "# Welcome\n\nThis is about bees.\n",
      "src/hives.md": chapter,
    ]
    return try ForeignBook(files.merging(others) { $1 }).imported()
  }

  /// The path of the chapter in the book that is made.
  static let hives = "Content/en/hives/hives.md"
}
