package import Diagnostics

extension Book {
  /// Reads a book from its files.
  ///
  /// - Returns: the book with all chapters that could be read, and all findings. The book is `nil`
  ///   if `Content/book.yml` is missing or can't be used.
  package static func read(_ files: BookFiles) -> (book: Book?, diagnostics: [Diagnostic]) {
    var reader = BookReader(files: files)
    let book = reader.read()
    return (book, reader.diagnostics.sortedByLocation())
  }

  /// The book with changed files of some chapters.
  ///
  /// - Returns: the book and the findings in these files; `nil` if a file isn't a chapter or can't
  ///   be used, so that the whole book must be read again.
  package func reading(_ files: BookFiles) -> (book: Book, diagnostics: [Diagnostic])? {
    guard files.skippedFiles.isEmpty else { return nil }
    var book = self
    var diagnostics: [Diagnostic] = []
    for path in files.paths {
      guard let place = place(of: path),
        case (let edition?, let faults) = files.edition(at: path, language: place.language),
        !faults.containsErrors
      else { return nil }
      book.chapters[place.chapter].editions[place.language] = edition
      diagnostics += faults
    }
    return (book, diagnostics.sortedByLocation())
  }

  private func place(of path: String) -> (chapter: Int, language: String)? {
    for (index, chapter) in chapters.enumerated() {
      let edition = chapter.editions.first { $0.value.path == path }
      if let edition { return (index, edition.key) }
    }
    return nil
  }
}
