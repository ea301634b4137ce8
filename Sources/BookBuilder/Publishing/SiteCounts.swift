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
    var place = 0
    // Every tag is looked at once.
    while let tag = page.firstOffset(of: UInt8(ascii: "<"), from: place) {
      place = tag + 1
      count(page[place...])
    }
  }

  /// Counts one tag, which the bytes begin with.
  private mutating func count(_ tag: ArraySlice<UInt8>) {
    switch tag.first {
    case UInt8(ascii: "h"):
      let level = tag.dropFirst().first
      if let level, (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(level) { headings += 1 }
    case UInt8(ascii: "t"): if tag.starts(with: "table".utf8) { tables += 1 }
    case UInt8(ascii: "f"):
      if tag.starts(with: "figure class=\"listing".utf8) {
        listings += 1
      } else if tag.starts(with: "figure class=\"transcript".utf8) {
        transcripts += 1
      }
    case UInt8(ascii: "i"): if tag.starts(with: "img ".utf8) { pictures += 1 }
    case UInt8(ascii: "s"): if tag.starts(with: "svg".utf8) { pictures += 1 }
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
