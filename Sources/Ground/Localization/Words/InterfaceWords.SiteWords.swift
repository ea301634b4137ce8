extension InterfaceWords {
  /// The words of what surrounds chapters: navigation and notices.
  package struct SiteWords: Decodable, Sendable {
    /// The link to the list of all chapters, in the banner of every page.
    package var chapters: String
    /// The name of the link to a heading, given the heading.
    package var linkTo: Phrase<String>
    /// The button that copies a listing, given its number.
    package var copyListing: Phrase<String>
    package var copied: String
    /// The button that speaks the screens before and after a change.
    package var hearBoth: String
    package var inThisPart: Phrase<String>
    package var thisPage: String
    package var editThisPage: String
    package var changes: String
    package var moved: String
    package var olderThanOriginal: String
  }

  /// The words of the page that lists the plain texts.
  package struct TextPages: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var whole: String
    package var wholeLead: String
    package var pages: String
    package var size: Phrase<String>
  }
}
