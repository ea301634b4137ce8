import BookReading
import SiteFolder

extension SiteWriter {
  /// Creates a writer that never writes over the book itself.
  ///
  /// - Parameters:
  ///   - root: the folder of the book.
  ///   - isForced: whether files of somebody else may be lost.
  init(folder: String, ofBook root: String, isForced: Bool) {
    self.init(
      folder: folder,
      replacesForeignFiles: isForced,
      precious: BookFiles.folders.map { "\(root)/\($0)" }
    )
  }
}
