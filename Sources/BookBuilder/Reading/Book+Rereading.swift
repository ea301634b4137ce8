package import Diagnostics
import SnippetRunner

extension Book {
  /// The book with some of its chapters as their files are now.
  ///
  /// - Parameters:
  ///   - paths: the files of the chapters.
  ///   - files: those files.
  /// - Returns: the book and what was wrong with the files; there is no book if one of them cannot be
  ///   used.
  package func rereading(
    _ paths: Set<String>,
    from files: BookFiles
  ) -> (book: Book?, diagnostics: [Diagnostic]) {
    var book = self
    var diagnostics: [Diagnostic] = []
    for index in chapters.indices {
      for (language, edition) in chapters[index].editions where paths.contains(edition.path) {
        let (new, findings) = BookReader.edition(at: edition.path, language: language, of: files)
        diagnostics += findings
        guard let new else { return (nil, diagnostics) }
        book.chapters[index].editions[language] = new
      }
    }
    return (book, diagnostics)
  }
}
