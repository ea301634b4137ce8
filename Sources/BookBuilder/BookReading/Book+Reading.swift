package import BookModel
package import Diagnostics

extension Book {
  /// Reads a book out of its files.
  ///
  /// - Returns: the book with every chapter that could be read, and everything that was wrong. There
  ///   is no book when `Content/book.yml` is missing or cannot be used.
  ///
  /// - Parameter known: what is known of chapters whose files are not given, by the path of the file; of
  ///   them the book gets no more than the titles.
  package static func read(
    _ files: consuming BookFiles,
    knowing known: [String: ChapterOpening] = [:],
    limits: MemoryLimits = .standard
  ) -> (book: Book?, diagnostics: [Diagnostic]) {
    var reader = BookReader(files: files, known: known, limits: limits)
    let book = reader.read()
    return (book, reader.diagnostics.sortedByLocation())
  }
}
