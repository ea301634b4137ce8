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
      headings += (2...6).map { Self.count("<h\($0)", in: page) }.reduce(0, +)
      tables += Self.count("<table", in: page)
      listings += Self.count("<figure class=\"listing", in: page)
      transcripts += Self.count("<figure class=\"transcript", in: page)
      pictures += Self.count("<img ", in: page) + Self.count("<svg", in: page)
    }
  }

  private static func count(_ tag: String, in page: String) -> Int {
    page.utf8.split(separator: tag.utf8, omittingEmptySubsequences: false).count - 1
  }
}
