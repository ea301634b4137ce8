package struct SiteCounts: Hashable, Sendable {
  package var pages = 0
  package var headings = 0
  package var tables = 0
  package var listings = 0
  package var transcripts = 0
  package var pictures = 0

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
