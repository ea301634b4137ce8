import BookModel
import Localization
import Markdown
import SnippetNotation

/// Settles every word of a page: numbers, captions, labels, languages and targets of links.
package struct ArticleComposer {
  /// The book, for its tables of facts.
  let book: Book
  /// What is known about the snippets in this build.
  let report: SnippetReport
  /// Cuts code into pieces of a colour.
  let colors: ListingColors
  /// How much of the page is settled.
  let extent: Extent
  /// The page as its author wrote it.
  let edition: ChapterEdition
  let words: SharedWords
  /// The number of the chapter, with which the numbers of its sections begin.
  let chapterNumber: Int?
  var inlines: InlineComposer
  /// Names the places that links refer to.
  var anchors = AnchorNames()
  /// The number of the section, from the second level down.
  var sectionNumber: [Int] = []
  /// The words of the last heading.
  var sectionTitle = ""
  // How many there are so far.
  var listings = 0
  var transcripts = 0
  var screens = 0
  var tables = 0
  private var notes: [FootnoteDefinition] = []
  /// How often the page refers to each note.
  private var noteReferences: [Int: Int] = [:]

  /// How much of a page is settled.
  package enum Extent: Sendable {
    case full
    /// What has a name that links can refer to: headings, figures and notes, without their words
    /// other than those of headings.
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
      quotationMarks: words.quotationMarks,
      links: links
    )
  }

  /// The runs of a line of a front matter or of the interface.
  mutating func runs(ofLine text: String) -> [Run] {
    inlines.runs(ofLine: text)
  }

  /// The blocks of the chapter's text and of its front matter: what it comes to after the paragraph that
  /// opens it, a legend before the first transcript, and after the text the rules by which the lines
  /// were computed.
  ///
  /// - Parameter document: the text of the chapter, read.
  mutating func blocks(of document: MarkdownDocument) -> [ArticleBlock] {
    // Taken before the headings, which would get the name first.
    if edition.frontMatter.glance != nil { _ = anchors.take(ArticleGlance.anchor) }
    let text = body(document.blocks)
    let glance = [glance(before: text).map(ArticleBlock.glance)].compactMap(\.self)
    let appendix = appendix()
    let reasons = SpeechReasons(text.walkthroughs).block(in: words)
    let ending = [reasons].compactMap(\.self) + appendix
    let roles = text.spokenRoles
    var blocks = text
    if !roles.isEmpty, let first = text.firstIndex(where: \.holdsTranscript) {
      // Screens around code are seen as one thing, which is explained after it.
      blocks.insert(.legend(roles), at: text[first].surroundsCode ? first + 1 : first)
    }
    let opensWithParagraph = if case .paragraph? = text.first { true } else { false }
    blocks.insert(contentsOf: glance, at: opensWithParagraph ? 1 : 0)
    return blocks + ending
  }

  /// The blocks of the text, with the notes of each section at its end.
  private mutating func body(_ source: [Block]) -> [ArticleBlock] {
    for case .footnote(let note) in source.map(\.kind) {
      notes.append(note)
    }
    if !notes.isEmpty, extent == .full {
      for block in source { block.countNoteReferences(&noteReferences) }
    }
    var blocks: [ArticleBlock] = []
    var pending: Set<Int> = []
    for block in source {
      if case .heading = block.kind {
        blocks += composeNotes(&pending)
      }
      let before = notes.isEmpty ? [:] : inlines.references
      blocks += compose(block)
      if case .code(let code) = block.kind, code.standsAroundCode { blocks.surroundCode() }
      guard !notes.isEmpty else { continue }
      for number in inlines.references.keys where before[number] == nil {
        pending.insert(number)
      }
    }
    return blocks + composeNotes(&pending)
  }

  private mutating func composeNotes(_ pending: inout Set<Int>) -> [ArticleBlock] {
    var composed: [ArticleNote] = []
    for note in notes where pending.contains(note.number) {
      let blocks = compose(note.blocks)
      let references = noteReferences[note.number, default: 0]
      composed.append(ArticleNote(number: note.number, references: references, blocks: blocks))
    }
    pending = []
    return composed.isEmpty ? [] : [.notes(composed)]
  }
}
