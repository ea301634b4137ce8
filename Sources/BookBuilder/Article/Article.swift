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
  /// What readers must know before they trust the text, in the language of the page around it.
  var notice: Notice?
  /// The blocks in the order of reading.
  var blocks: [ArticleBlock]
  /// The file of the site that adds behaviour to the page, which is whole without it.
  var script: String?

  /// Something about the page that is not a part of its text.
  struct Notice: Hashable, Sendable {
    /// The words.
    var words: String
    /// Their language, as a BCP 47 tag.
    var language: String
  }

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
