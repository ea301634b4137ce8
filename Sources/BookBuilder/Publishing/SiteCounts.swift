/// What the finished pages of a language hold.
struct SiteCounts: Hashable, Sendable {
  /// Pages of the language.
  var pages = 0
  /// Headings below the title.
  var headings = 0
  /// Tables.
  var tables = 0
  /// Blocks of code.
  var listings = 0
  /// What an assistive technology says.
  var transcripts = 0
  /// Pictures and drawings.
  var pictures = 0

  /// Counts what pages hold.
  init(_ pages: [String]) {
    self.pages = pages.count
    for page in pages {
      headings += (2...6).map { page.count(ofBytes: "<h\($0)") }.reduce(0, +)
      tables += page.count(ofBytes: "<table")
      listings += page.count(ofBytes: "<figure class=\"listing")
      transcripts += page.count(ofBytes: "<figure class=\"transcript")
      pictures += page.count(ofBytes: "<img ") + page.count(ofBytes: "<svg")
    }
  }
}
