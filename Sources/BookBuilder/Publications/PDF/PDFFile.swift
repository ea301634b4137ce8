import BookModel
import Foundation
import Processes

/// A whole book as a tagged PDF, made by Typst, which enforces PDF/UA-1 as far as a program can.
struct PDFFile {
  /// The book.
  let publication: Publication
  /// Typst.
  let typst: Typst

  /// The file.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and what the file system throws.
  func file() throws -> OutputFile {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    for (path, bytes) in TypstSource(publication: publication, fonts: typst.fonts).files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
    try typst.compile(folder.url)
    let bytes = try Data(contentsOf: folder.url.appending(path: "book.pdf"))
    return OutputFile(path: "\(publication.fileName).pdf", bytes: Array(bytes))
  }
}
