/// What others need to know of a finished page, so that it need not be made again for them.
struct PageRecord: Hashable, Sendable {
  /// The page.
  var page: PagePath
  /// Its title, for those who list pages.
  var title: [Run]
  /// The names on it that links may refer to.
  var anchors: PageAnchors
  /// The files that it shows or links to, by their path relative to the root of the book.
  var assets: Set<String>
  /// The words of the glossary that are names of links on it, in small letters.
  var linkedTerms: Set<String>
  /// What the statement on accessibility says about it.
  var summary: PageSummary
  /// The size of its text edition in bytes.
  var textSize: Int
  /// The size of its part of the whole book's text in bytes; `nil` if it is not in there.
  var wholeTextSize: Int?

  /// Whether others see the same of two pages: everything but their text.
  func looksLike(_ other: PageRecord) -> Bool {
    page == other.page && title == other.title && anchors == other.anchors
      && assets == other.assets && linkedTerms == other.linkedTerms
  }
}
