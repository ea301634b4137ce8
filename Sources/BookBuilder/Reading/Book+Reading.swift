package import Diagnostics

extension Book {
  /// Reads a book out of its files.
  ///
  /// - Returns: the book with every chapter that could be read, and everything that was wrong. There
  ///   is no book when `Content/book.yml` is missing or cannot be used.
  ///
  /// - Parameter record: what is known of chapters whose files are not given; of them the book gets no
  ///   more than the titles.
  package static func read(
    _ files: consuming BookFiles,
    remembering record: SiteRecord? = nil
  ) -> (book: Book?, diagnostics: [Diagnostic]) {
    var reader = BookReader(files: files, known: record?.editions ?? [:])
    let book = reader.read()
    return (book, reader.diagnostics.sortedByLocation())
  }

  /// Whether the book has more pages than have room in memory with all that is read of them.
  package var isLong: Bool { chapters.count * languages.count > BookReader.keptDocuments }
}
