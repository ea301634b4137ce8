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

  /// Counts what a page holds.
  init(page: [UInt8]) {
    pages = 1
    page.withUnsafeBufferPointer { page in
      var place = 0
      // Every tag is looked at once.
      while let tag = page.firstOffset(of: UInt8(ascii: "<"), from: place), tag + 1 < page.count {
        place = tag + 1
        countTag(at: place, in: page)
      }
    }
  }

  /// Counts one tag, whose name is at a place.
  private mutating func countTag(at place: Int, in page: UnsafeBufferPointer<UInt8>) {
    switch page[place] {
    case UInt8(ascii: "h"):
      let level = place + 1 < page.count ? page[place + 1] : 0
      if (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(level) { headings += 1 }
    case UInt8(ascii: "t"): if page.holds("table", at: place) { tables += 1 }
    case UInt8(ascii: "f"):
      if page.holds("figure class=\"listing", at: place) {
        listings += 1
      } else if page.holds("figure class=\"transcript", at: place) {
        transcripts += 1
      }
    case UInt8(ascii: "i"): if page.holds("img ", at: place) { pictures += 1 }
    case UInt8(ascii: "s"): if page.holds("svg", at: place) { pictures += 1 }
    default: break
    }
  }

  /// Adds up what pages hold.
  init(sum pages: [SiteCounts]) {
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
