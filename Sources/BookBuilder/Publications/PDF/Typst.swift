import Foundation
import Processes

/// Typst as it is found on a machine: a program, or a module of Python.
struct Typst: Sendable {
  private let program: InstalledProgram
  private let arguments: [String]

  /// Looks for Typst; `nil` if it is not installed.
  ///
  /// - Parameter folders: where to look, separated by colons.
  init?(folders: String) {
    if let program = InstalledProgram(named: "typst", in: folders) {
      self.program = program
      arguments = [
        "compile", "--pdf-standard", "ua-1", "--ignore-system-fonts", "book.typ", "book.pdf",
      ]
      return
    }
    guard let python = InstalledProgram(named: "python3", in: folders),
      (try? python.run(["-c", "import typst"], in: FileManager.default.temporaryDirectory)) != nil
    else { return nil }
    program = python
    arguments = [
      "-c",
      """
      import typst
      typst.compile("book.typ", output="book.pdf", pdf_standards="ua-1", ignore_system_fonts=True)
      """,
    ]
  }

  /// Makes `book.pdf` of `book.typ` in a folder.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and what the file system throws.
  func compile(_ folder: URL) throws {
    _ = try program.run(arguments, in: folder)
  }
}
