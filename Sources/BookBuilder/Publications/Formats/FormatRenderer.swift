package import ArticleMarkup
import Articles
package import BookModel
import Foundation
import System

/// A form in which a book can be kept.
package enum BookFormat: String, CaseIterable, Sendable {
  /// Pages for browsers, with their plain texts.
  case site
  /// A file for e-readers, one a language.
  case epub
  /// Plain text, one file a language.
  case text
  /// One page, one file a language.
  case html
  /// A tagged file for printing and for readers of PDF, one a language.
  case pdf
  /// Braille for embossers and for displays.
  case braille

  package var summary: String {
    switch self {
    case .site: "pages for browsers, each with its plain text"
    case .epub: "EPUB 3.3 for e-readers, a file for each language"
    case .text: "the whole book as plain text made to be listened to, a file for each language"
    case .html: "the whole book as one page that needs no other file, for each language"
    case .pdf: "the whole book as a tagged PDF by PDF/UA-1, for each language"
    case .braille: "braille as BRF files, for paper and for displays, for each language"
    }
  }
}

/// Turns the publications of a book into the files of a format, with what this machine has.
package struct FormatRenderer: Sendable {
  /// The folders in which programs are looked for, separated by colons.
  private let folders: String
  /// The fonts that a PDF is printed with beside those of Typst.
  private let fonts: TypstFonts
  /// The day that files name as that of their last change; `nil` for the one the book tells.
  private let day: String?
  /// How the names are spelled that pages have for style sheets.
  private let classes: ClassNames

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - folders: where programs are looked for, separated by colons; those of `PATH` unless given.
  ///   - fontFolders: where fonts are looked for; where Debian keeps them unless given.
  ///   - day: the day that files name as that of their last change, such as “2026-11-21”.
  ///   - classes: how the names are spelled that pages have for style sheets.
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

  /// What is missing on this machine for a format; `nil` if nothing is.
  package func obstacle(to format: BookFormat) -> String? {
    switch format {
    case .site, .epub, .text, .html: nil
    case .pdf:
      Typst(folders: folders, fonts: fonts) == nil
        ? "Typst is not installed, neither as a program nor, with pikepdf, for Python" : nil
    case .braille:
      program(BrailleTranslator.programName) == nil
        ? "the program '\(BrailleTranslator.programName)' of liblouis is not installed"
        : nil
    }
  }

  /// The characters of a book that a format has no signs for, so that words are written in other letters.
  package func missingLetters(in publication: Publication, as format: BookFormat) -> [Character] {
    format == .pdf ? fonts.missing(in: publication.lines.map(\.text).joined(separator: "\n")) : []
  }

  /// The files of a format, by their path in its folder; none for the site, which has a renderer of
  /// its own, and for a format that is not possible here.
  ///
  /// - Throws: what keeps a file from being made.
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

/// The plain text of a whole book, made to be listened to and searched.
struct WholeText {
  let publication: Publication

  /// The characters of the file, with the mark that tells programs the encoding.
  var file: String {
    let text = publication.lines.map(\.text).joined(separator: "\n")
    return "\u{FEFF}" + text.precomposedStringWithCanonicalMapping + "\n"
  }
}
