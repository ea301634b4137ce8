import Articles
import BookModel

extension Article {
  /// All places on the page that links may refer to: those with an anchor, the captions of tables, and
  /// the references to notes.
  var places: [String] {
    let inner = blocks.withInner
    return anchors.names + inner.compactMap(\.caption) + inner.flatMap(\.noteReferences)
  }

  /// The number of pictures that no words stand for and that are no ornaments either.
  var wordlessPictures: Int {
    ([title, lead] + blocks.flatMap(\.runs)).reduce(0) { $0 + $1.wordlessPictures }
  }
}

extension ArticleBlock {
  fileprivate var caption: String? {
    if case .table(let table) = self { table.captionAnchor } else { nil }
  }

  /// The names of the references to notes in the block's own text.
  fileprivate var noteReferences: [String] {
    switch self {
    case .heading(let heading): heading.content.noteReferences
    case .paragraph(let runs): runs.noteReferences
    case .table(let table):
      (table.header + table.rows.flatMap(\.cells)).flatMap(\.noteReferences)
    case .glance(let glance): glance.lines.flatMap { ($0.name + $0.content).noteReferences }
    case .terms(let terms): terms.flatMap { ($0.term + $0.meaning).noteReferences }
    case .list, .quote, .callout, .onDemand, .listing, .transcript, .screen, .legend, .notes, .rule:
      []
    }
  }
}

extension [Run] {
  fileprivate var noteReferences: [String] {
    flatMap { run -> [String] in
      switch run {
      case .noteReference(let number, let occurrence):
        [ArticleNote.referenceAnchor(number, occurrence: occurrence)]
      case .emphasis(let content), .strong(let content), .deletion(let content),
        .link(_, let content):
        content.noteReferences
      case .text, .code, .picture, .lineBreak: []
      }
    }
  }

  fileprivate var wordlessPictures: Int {
    reduce(0) { count, run in
      switch run {
      case .picture(_, let words?) where words.allSatisfy(\.isWhitespace): count + 1
      case .emphasis(let content), .strong(let content), .deletion(let content),
        .link(_, let content):
        count + content.wordlessPictures
      case .text, .code, .picture, .noteReference, .lineBreak: count
      }
    }
  }
}
