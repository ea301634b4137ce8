import PlainText

/// A whole book as lines of braille, before they are put on pages.
struct BrailleBook: Hashable, Sendable {
  /// The name of the book, which is also the running head.
  var title: BrailleCells
  /// What stands on the title page: the name, what the book is, and who wrote it.
  var titlePage: [BrailleTranslator.Line]
  /// The page that opens the book.
  var opening: [BrailleTranslator.Line]
  /// The heading of the contents.
  var contentsHeading: BrailleTranslator.Line
  /// The lines of the contents.
  var contents: [Entry]
  /// The pages after the first.
  var chapters: [[BrailleTranslator.Line]]

  /// A line of the contents.
  struct Entry: Hashable, Sendable {
    /// What the line names.
    var kind: ContentsEntry.Kind
    /// The line.
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
