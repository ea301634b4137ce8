package import Diagnostics

extension Book {
  /// Reads a book out of its files.
  ///
  /// - Returns: the book with every chapter that could be read, and everything that was wrong. There
  ///   is no book when `Content/book.yml` is missing or cannot be used.
  package static func read(_ files: BookFiles) -> (book: Book?, diagnostics: [Diagnostic]) {
    var reader = BookReader(files: files)
    let book = reader.read()
    return (book, reader.diagnostics.sortedByLocation())
  }
}
