import Articles
import BookModel
import Foundation
import System

/// A whole book as lines of braille, before pagination.
struct BrailleBook: Hashable, Sendable {
  var title: BrailleCells
  var titlePage: [BrailleTranslator.Line]
  var opening: [BrailleTranslator.Line]
  var contentsHeading: BrailleTranslator.Line
  var contents: [Entry]
  var chapters: [[BrailleTranslator.Line]]

  struct Entry: Hashable, Sendable {
    var kind: ContentsEntry.Kind
    var line: BrailleTranslator.Line
    var chapter: Int?
  }

  init(_ publication: Publication, translator: BrailleTranslator) throws {
    var heading = TextLine.added(publication.title)
    heading.kind = .heading
    let titlePage =
      [heading, .added(""), .added(publication.description)]
      + (publication.author.map { [.added(""), .added($0)] } ?? [])
    let opening = publication.pages.first?.lines ?? []
    let entries = publication.contentsEntries
    let chapters = publication.pages.dropFirst().map(\.lines)
    // All lines in one run, as the program reads its tables at each start.
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

/// A whole book in braille, as one file for paper and one for braille displays.
struct BrailleFiles {
  let publication: Publication
  let program: InstalledProgram

  /// - Returns: no files for a language without a braille table.
  /// - Throws: ``InstalledProgram/Failure``, and errors of the file system.
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

struct BrailleTable: Hashable, Sendable {
  let literary: String
  /// The table for code in running text, where every letter and its case matter.
  let code: String
  /// The table for lines of code, which preserves every character.
  let listing: String

  /// Whether running text is contracted; code in it never is.
  var isContracted: Bool { literary == "en-ueb-g2.ctb" }

  /// Fails for languages without a choice of tables.
  ///
  /// English text is Unified English Braille, contracted as readers expect; code is uncontracted.
  /// Russian text has no capital signs, as in printed books; code in it has them, and a sign for
  /// Latin letters. Lines of code are in Unified English Braille for both languages: Russian
  /// braille preserves neither every capital nor every space.
  init?(language: String) {
    switch language {
    case "en":
      (literary, code, listing) = ("en-ueb-g2.ctb", "en-ueb-g1.ctb", "en-ueb-g1.ctb")
    case "ru":
      (literary, code, listing) = ("ru-litbrl.ctb", "ru-litbrl-detailed.utb", "en-ueb-g1.ctb")
    default: return nil
    }
  }

  /// Words in Cyrillic use the Russian tables in every book, as no other table has these letters.
  func table(for word: Substring, isCode: Bool, isListing: Bool) -> String {
    if word.unicodeScalars.contains(where: { (0x0400...0x04FF).contains($0.value) }) {
      return isCode ? "ru-litbrl-detailed.utb" : "ru-litbrl.ctb"
    }
    guard isCode else { return literary }
    return isListing ? listing : code
  }
}
