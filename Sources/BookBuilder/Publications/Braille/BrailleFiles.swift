import BookModel
import Foundation
import Processes

/// A whole book in braille: a file for paper and one for displays.
struct BrailleFiles {
  /// The book.
  let publication: Publication
  /// The program of liblouis.
  let program: InstalledProgram

  /// The files.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and what the file system throws.
  func files() throws -> [OutputFile] {
    guard let table = BrailleTable(language: publication.language) else { return [] }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let translator = BrailleTranslator(program: program, table: table, folder: folder.url)
    let book = try BrailleBook(publication, translator: translator)
    return BrailleLayout.Medium.allCases.map { medium in
      OutputFile(
        path: "\(publication.fileName)-\(medium.rawValue).brf",
        text: BrailleLayout(medium: medium).file(book)
      )
    }
  }
}
