/// The content of a page with every word settled, before it becomes HTML or plain text.
///
/// Numbers, captions and labels are decided here once, so that all editions say the same.
struct Article: Hashable, Sendable {
  /// The language of the content, as a BCP 47 tag.
  var language: String
  /// The page.
  var page: PagePath
  /// The name of the part it stands in; `nil` for the page that opens the book.
  var part: LocalizedText?
  /// The name of the page.
  var title: [Run]
  /// Where the page stands in the book; `nil` for the page that opens it.
  var location: [Run]?
  /// What the page is about, in a sentence.
  var lead: [Run]
  /// The blocks in the order of reading.
  var blocks: [ArticleBlock]

  /// The headings of the second level, which the table of contents lists.
  var sections: [ArticleHeading] {
    blocks.compactMap { block in
      if case .heading(let heading) = block, heading.level == 2 { return heading }
      return nil
    }
  }

  /// Whether a table of contents helps: there is something to choose from.
  var needsContents: Bool {
    location != nil && sections.count >= 3
  }
}
