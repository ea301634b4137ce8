/// What the finished pages of a language hold.
package struct SiteCounts: Hashable, Sendable {
  package var pages = 0
  /// Headings below the title.
  package var headings = 0
  package var tables = 0
  /// Blocks of code.
  package var listings = 0
  /// What an assistive technology says.
  package var transcripts = 0
  package var pictures = 0

  /// Adds up what pages hold.
  package init(sum pages: [SiteCounts]) {
    for page in pages {
      self.pages += page.pages
      headings += page.headings
      tables += page.tables
      listings += page.listings
      transcripts += page.transcripts
      pictures += page.pictures
    }
  }
}
