import BookModel
import Foundation

/// A whole book as a tagged PDF, made by Typst, which enforces PDF/UA-1 as far as a program can.
struct PDFFile {
  /// The book.
  let publication: Publication
  /// Typst.
  let typst: Typst

  /// The file.
  ///
  /// - Throws: ``Program/Failure``, and what the file system throws.
  func file() throws -> OutputFile {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-pdf-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in TypstSource(publication).files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
    try typst.compile(folder)
    let bytes = try Data(contentsOf: folder.appending(path: "book.pdf"))
    return OutputFile(path: "\(publication.fileName).pdf", bytes: Array(bytes))
  }
}
