import Importing

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
