import Articles
import BookModel
import Foundation
import System

/// A whole book as lines of braille, before they are put on pages.
struct BrailleBook: Hashable, Sendable {
  /// The name of the book, which is also the running head.
  var title: BrailleCells
  /// What stands on the title page: the name, what the book is, and who wrote it.
  var titlePage: [BrailleTranslator.Line]
  var opening: [BrailleTranslator.Line]
  var contentsHeading: BrailleTranslator.Line
  var contents: [Entry]
  /// The pages after the first.
  var chapters: [[BrailleTranslator.Line]]

  /// A line of the contents.
  struct Entry: Hashable, Sendable {
    /// What the line names.
    var kind: ContentsEntry.Kind
    var line: BrailleTranslator.Line
    /// The place among the pages after the first; `nil` for a part.
    var chapter: Int?
  }

  /// The lines of a publication in braille.
  ///
  /// - Throws: what the translator throws.
  init(_ publication: Publication, translator: BrailleTranslator) throws {
    var heading = TextLine.added(publication.title)
    heading.kind = .heading
    let titlePage =
      [heading, .added(""), .added(publication.description)]
      + (publication.author.map { [.added(""), .added($0)] } ?? [])
    let opening = publication.pages.first?.lines ?? []
    let entries = publication.contentsEntries
    let chapters = publication.pages.dropFirst().map(\.lines)
    // Everything at once, as each start of the program reads its tables.
    var rest = try translator.translate(
      titlePage + opening + [publication.contentsHeading] + entries.map(\.line)
        + chapters.flatMap(\.self)
    )[...]
    func take(_ count: Int) -> [BrailleTranslator.Line] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    self.titlePage = take(titlePage.count)
    title = self.titlePage[0].cells
    self.opening = take(opening.count)
    contentsHeading = take(1)[0]
    contents = zip(entries, take(entries.count)).map { entry, line in
      Entry(kind: entry.kind, line: line, chapter: entry.page.map { $0 - 1 })
    }
    self.chapters = chapters.map { take($0.count) }
  }
}

/// A whole book in braille: a file for paper and one for displays.
struct BrailleFiles {
  let publication: Publication
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

/// The tables of liblouis for a language.
struct BrailleTable: Hashable, Sendable {
  /// The table for running text.
  let literary: String
  /// The table for names from code in running text, in which every letter and its size counts.
  let code: String
  /// The table for lines of code, from which every character can be read back.
  let listing: String

  /// Whether words of running text have contractions, which names from code in it have not.
  var isContracted: Bool { literary == "en-ueb-g2.ctb" }

  /// The tables for a language; `nil` where nobody has chosen any.
  ///
  /// English text is Unified English Braille, contracted as readers expect; code is uncontracted.
  /// Russian text has no signs for capital letters, as in books; names from code in it have them, and
  /// a sign that their letters are Latin. Lines of code are Unified English Braille in both: Russian
  /// braille keeps neither every capital letter nor every blank of them.
  init?(language: String) {
    switch language {
    case "en":
      (literary, code, listing) = ("en-ueb-g2.ctb", "en-ueb-g1.ctb", "en-ueb-g1.ctb")
    case "ru":
      (literary, code, listing) = ("ru-litbrl.ctb", "ru-litbrl-detailed.utb", "en-ueb-g1.ctb")
    default: return nil
    }
  }

  /// The table for a word.
  ///
  /// Words in Cyrillic letters are Russian in every book, as other tables know none of the letters.
  func table(for word: Substring, isCode: Bool, isListing: Bool) -> String {
    if word.unicodeScalars.contains(where: { (0x0400...0x04FF).contains($0.value) }) {
      return isCode ? "ru-litbrl-detailed.utb" : "ru-litbrl.ctb"
    }
    guard isCode else { return literary }
    return isListing ? listing : code
  }
}
