package import BookBuilder
import EPUB
import Foundation

/// Turns the editions of a book into the files of a format, with what this machine has.
package struct FormatRenderer: Sendable {
  /// The folders in which programs are looked for, separated by colons.
  private let folders: String
  /// The day that files name as that of their last change; `nil` for the one the book tells.
  private let day: String?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - folders: where programs are looked for, separated by colons; those of `PATH` unless given.
  ///   - day: the day that files name as that of their last change, such as “2026-11-21”.
  package init(folders: String? = nil, day: String? = nil) {
    self.folders = folders ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    self.day = day
  }

  /// What is missing on this machine for a format; `nil` if nothing is.
  package func obstacle(to format: BookFormat) -> String? {
    switch format {
    case .site, .epub, .text, .html: nil
    case .pdf:
      Typst(folders: folders) == nil
        ? "Typst is not installed, neither as a program nor for Python" : nil
    case .braille:
      program(BrailleTranslator.programName) == nil
        ? "the program '\(BrailleTranslator.programName)' of liblouis is not installed"
        : nil
    }
  }

  /// The files of a format, by their path in its folder; none for the site, which has a renderer of
  /// its own, and for a format that is not possible here.
  ///
  /// - Throws: what keeps a file from being made.
  package func files(_ format: BookFormat, of editions: [BookEdition]) throws -> [OutputFile] {
    switch format {
    case .site: []
    case .epub:
      try editions.map { edition in
        OutputFile(
          path: "\(edition.fileName).epub",
          bytes: try EPUBBook(edition, day: day).bytes()
        )
      }
    case .text:
      editions.map { edition in
        OutputFile(path: "\(edition.fileName).txt", text: WholeText(edition: edition).file)
      }
    case .html:
      editions.map { edition in
        OutputFile(path: "\(edition.fileName).html", bytes: SinglePage(edition).file)
      }
    case .pdf:
      try Typst(folders: folders).map { typst in
        try editions.map { try PDFEdition(edition: $0, typst: typst).file() }
      } ?? []
    case .braille:
      try program(BrailleTranslator.programName).map { program in
        try editions.flatMap { try BrailleEdition(edition: $0, program: program).files() }
      } ?? []
    }
  }

  private func program(_ name: String) -> Program? {
    Program(named: name, in: folders)
  }
}
