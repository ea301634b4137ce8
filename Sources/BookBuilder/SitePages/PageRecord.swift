package import Articles
package import BookModel

/// What others need to know of a finished page, so that it need not be made again for them.
package struct PageRecord: Hashable, Sendable {
  /// The page.
  package var page: PagePath
  /// Its title, for those who list pages.
  package var title: [Run]
  /// The names on it that links may refer to.
  package var anchors: PageAnchors
  /// The files that it shows or links to, by their path relative to the root of the book.
  package var assets: Set<String>
  /// The words of the glossary that are names of links on it, in small letters.
  package var linkedTerms: Set<String>
  /// What the statement on accessibility says about it.
  package var summary: PageSummary
  /// The size of its plain text in bytes.
  package var textSize: Int
  /// The size of its part of the whole book's text in bytes; `nil` if it is not in there.
  package var wholeTextSize: Int?

  /// Creates the value of its parts.
  package init(
    page: PagePath,
    title: [Run],
    anchors: PageAnchors,
    assets: Set<String>,
    linkedTerms: Set<String>,
    summary: PageSummary,
    textSize: Int,
    wholeTextSize: Int? = nil
  ) {
    self.page = page
    self.title = title
    self.anchors = anchors
    self.assets = assets
    self.linkedTerms = linkedTerms
    self.summary = summary
    self.textSize = textSize
    self.wholeTextSize = wholeTextSize
  }

  /// Whether others see the same of two pages: everything but their text.
  package func looksLike(_ other: PageRecord) -> Bool {
    page == other.page && title == other.title && anchors == other.anchors
      && assets == other.assets && linkedTerms == other.linkedTerms
  }
}
