package import ArticleMarkup
import Articles
package import BookModel
import Foundation
import System

package enum BookFormat: String, CaseIterable, Sendable {
  case site
  case epub
  case text
  case html
  case pdf
  case braille

  package var summary: String {
    switch self {
    case .site: "web pages, each with a plain-text version"
    case .epub: "EPUB 3.3 for e-readers, one file per language"
    case .text: "the whole book as plain text for listening, one file per language"
    case .html: "the whole book as one self-contained web page per language"
    case .pdf: "the whole book as a tagged PDF (PDF/UA-1), one file per language"
    case .braille: "braille (BRF) for paper and for displays, two files per language"
    }
  }
}

/// Renders publications in a format, with the programs and fonts of this machine.
///
/// A format that needs a missing program is left out, and ``unavailabilityReason(to:)`` says what is missing.
package struct FormatRenderer: Sendable {
  private let folders: String
  private let fonts: TypstFonts
  private let day: String?
  private let classes: ClassNames

  /// - Parameters:
  ///   - folders: the folders to search for programs, separated by colons. Default: `PATH`.
  ///   - fontFolders: the folders to search for fonts. Default: the font folders of Debian.
  ///   - day: the day of the last change for the metadata of files, such as “2026-11-21”.
  ///   - classes: the spelling of class names.
  package init(
    folders: String? = nil,
    fontFolders: [String]? = nil,
    day: String? = nil,
    classes: ClassNames = .standard
  ) {
    fonts = fontFolders.map(TypstFonts.init) ?? .installed
    self.folders = folders ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    self.day = day
    self.classes = classes
  }

  /// What this machine lacks to render a format; `nil` if nothing.
  package func unavailabilityReason(to format: BookFormat) -> String? {
    switch format {
    case .site, .epub, .text, .html: nil
    case .pdf:
      Typst(folders: folders, fonts: fonts) == nil
        ? "Typst is not installed, neither as a program nor as a Python module with pikepdf" : nil
    case .braille:
      program(BrailleTranslator.programName) == nil
        ? "the program '\(BrailleTranslator.programName)' of liblouis is not installed"
        : nil
    }
  }

  package func missingCharacters(in publication: Publication, as format: BookFormat) -> [Character]
  {
    format == .pdf ? fonts.missing(in: publication.lines.map(\.text).joined(separator: "\n")) : []
  }

  /// The files of a format, by their path relative to its folder.
  ///
  /// Empty for the site, which has its own renderer, and for formats with an ``unavailabilityReason(to:)``.
  ///
  /// - Throws: any error that prevents a file from being created.
  package func files(
    _ format: BookFormat,
    of publications: [Publication]
  ) throws -> [OutputFile] {
    try publications.flatMap { try files(format, of: $0) }
  }

  private func files(_ format: BookFormat, of publication: Publication) throws -> [OutputFile] {
    let name = "\(publication.fileName).\(format.rawValue)"
    switch format {
    case .site: return []
    case .epub:
      let book = EPUBBook(publication, day: day, classes: classes)
      return [OutputFile(path: name, bytes: try book.bytes())]
    case .text:
      let file = "\(publication.fileName).txt"
      return [OutputFile(path: file, text: WholeText(publication: publication).file)]
    case .html:
      return [OutputFile(path: name, bytes: SinglePage(publication, classes: classes).file)]
    case .pdf:
      return try Typst(folders: folders, fonts: fonts).map { typst in
        [try PDFFile(publication: publication, typst: typst).file()]
      } ?? []
    case .braille:
      return try program(BrailleTranslator.programName).map { program in
        try BrailleFiles(publication: publication, program: program).files()
      } ?? []
    }
  }

  private func program(_ name: String) -> InstalledProgram? {
    InstalledProgram(named: name, in: folders)
  }
}

struct WholeText {
  let publication: Publication

  /// The text of the file, with a byte order mark so that programs recognize the encoding.
  var file: String {
    let text = publication.lines.map(\.text).joined(separator: "\n")
    return "\u{FEFF}" + text.precomposedStringWithCanonicalMapping + "\n"
  }
}
