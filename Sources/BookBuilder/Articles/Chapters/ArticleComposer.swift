import BookModel
import Localization
import Markdown
import SnippetNotation

/// Turns a parsed chapter into an `Article` in which all text is final.
///
/// It numbers sections and figures, writes captions and labels, marks changes of language, and
/// resolves links.
package struct ArticleComposer {
  let book: Book
  let report: SnippetReport
  let colors: ListingColors
  let extent: Extent
  let edition: ChapterEdition
  let words: SharedInterfaceText
  /// The first component of section numbers; `nil` for a page outside the chapters.
  let chapterNumber: Int?
  var inlines: InlineComposer
  var anchors = AnchorNames()
  /// The number of the current section, one component for each level from the second down.
  var sectionNumber: [Int] = []
  var sectionTitle = ""
  var listings = 0
  var transcripts = 0
  var screens = 0
  var tables = 0
  /// The cells of the tables of data so far.
  var dataCells = 0
  private var notes: [Int: FootnoteDefinition] = [:]
  /// How many of the referenced notes are composed.
  private var composedNotes = 0

  package enum Extent: Sendable {
    case full
    /// Only what links can refer to: headings with their text, and figures and notes without it.
    case names
  }

  init(
    edition: ChapterEdition,
    chapterNumber: Int?,
    book: Book,
    links: LinkResolver,
    report: SnippetReport,
    colors: ListingColors,
    extent: Extent = .full
  ) {
    self.book = book
    self.report = report
    self.colors = colors
    self.extent = extent
    self.edition = edition
    self.chapterNumber = chapterNumber
    words = book.words[edition.language]
    inlines = InlineComposer(
      path: edition.path,
      language: edition.language,
      quotationMarks: words.titleMarks,
      links: links
    )
  }

  mutating func runs(ofLine text: String) -> [Run] {
    inlines.runs(ofLine: text)
  }

  /// The blocks of the chapter.
  ///
  /// The summary follows the opening paragraph, the legend precedes the first transcript, and the
  /// rules behind computed lines and the front matter's sections come last.
  mutating func blocks(of document: MarkdownDocument) -> [ArticleBlock] {
    // Reserve the anchor of the summary before a heading can take it.
    if !edition.frontMatter.glances.isEmpty { _ = anchors.take(ArticleGlance.anchor) }
    let text = body(document.blocks)
    let glance = [glance(before: text).map(ArticleBlock.glance)].compactMap(\.self)
    let appendix = appendix()
    let reasons = SpeechReasons(text.walkthroughs).block(in: words)
    let ending = [reasons].compactMap(\.self) + appendix
    let roles = text.spokenRoles
    var blocks = text
    if !roles.isEmpty, let first = text.firstIndex(where: \.containsTranscript) {
      // Don't separate the code from the screens around it.
      blocks.insert(.legend(roles), at: text[first].hasCodeBetweenScreens ? first + 1 : first)
    }
    let opensWithParagraph = if case .paragraph? = text.first { true } else { false }
    blocks.insert(contentsOf: glance, at: opensWithParagraph ? 1 : 0)
    return blocks + ending
  }

  /// The blocks of the text, with the footnotes of each section at its end.
  private mutating func body(_ source: [Block]) -> [ArticleBlock] {
    for case .footnote(let note) in source.map(\.kind) {
      notes[note.number] = note
    }
    var blocks: [ArticleBlock] = []
    for block in source {
      if case .heading = block.kind {
        blocks += composeNotes()
      }
      blocks += compose(block)
      if case .code(let code) = block.kind, code.surroundsPrecedingCode {
        blocks.moveListingBetweenScreens()
      }
    }
    blocks += composeNotes()
    if extent == .full { countReferences(to: &blocks) }
    return blocks
  }

  /// Notes are composed before the references after their section are known.
  private func countReferences(to blocks: inout [ArticleBlock]) {
    for index in blocks.indices {
      guard case .notes(var notes) = blocks[index] else { continue }
      for place in notes.indices {
        notes[place].references = inlines.references[notes[place].number, default: 0]
      }
      blocks[index] = .notes(notes)
    }
  }

  /// The notes that were referenced since the last call, and those that they reference.
  private mutating func composeNotes() -> [ArticleBlock] {
    var composed: [ArticleNote] = []
    while composedNotes < inlines.referencedNotes.count {
      let numbers = inlines.referencedNotes[composedNotes...].sorted()
      composedNotes = inlines.referencedNotes.count
      for note in numbers.compactMap({ notes[$0] }) {
        let blocks = compose(note.blocks)
        composed.append(ArticleNote(number: note.number, references: 0, blocks: blocks))
      }
    }
    return composed.isEmpty ? [] : [.notes(composed)]
  }
}
