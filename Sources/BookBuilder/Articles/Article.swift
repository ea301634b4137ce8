package import BookModel
package import Localization

/// The content of a page with every word settled, before it becomes HTML or plain text.
///
/// Numbers, captions and labels are decided here once, so that all editions say the same.
package struct Article: Hashable, Sendable {
  /// The language of the content, as a BCP 47 tag.
  package var language: String
  /// The words of the language, for what is drawn around the blocks.
  package var words: SharedWords
  /// The page.
  package var page: PagePath
  /// The name of the part it stands in; `nil` for the page that opens the book.
  package var part: LocalizedText?
  /// The name of the page.
  package var title: [Run]
  /// Where the page stands in the book; `nil` for the page that opens it.
  package var location: [Run]?
  /// What the page is about, in a sentence.
  package var lead: [Run]
  /// What readers must know before they trust the text, in the language of the page around it.
  package var notice: Notice?
  /// The blocks in the order of reading.
  package var blocks: [ArticleBlock]
  /// The page that readers of other languages get for this one, which is divided otherwise there; `nil`
  /// for a page that every language has.
  package var counterpart: PagePath?
  /// The file of the site that adds behaviour to the page, which is whole without it.
  package var script: String?

  /// The file of the site that ticks the items of checklists.
  package static let checklistScript = "checklist.js"

  /// Something about the page that is not a part of its text.
  package struct Notice: Hashable, Sendable {
    /// The words.
    package var words: String
    /// Their language, as a BCP 47 tag.
    package var language: String
  }

  /// The headings of the second level, which the table of contents lists.
  package var sections: [ArticleHeading] {
    blocks.compactMap { block in
      if case .heading(let heading) = block, heading.level == 2 { return heading }
      return nil
    }
  }

  /// Whether a table of contents helps: there is something to choose from.
  package var needsContents: Bool {
    location != nil && sections.count >= 3
  }
}
