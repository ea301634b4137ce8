/// A finished page without what only people who read its source need: quotation marks around plain
/// values, end tags that the next tag implies, and line ends between blocks.
///
/// Browsers make the same document of both. Source: HTML Standard, 13.1.2.3 and 13.1.2.4.
struct CompactPage {
  /// The characters of the page.
  let bytes: [UInt8]

  /// Shortens a page that this program rendered, whose text and values are escaped.
  init(_ page: [UInt8]) {
    bytes = page.withUnsafeBufferPointer { page in
      [UInt8](unsafeUninitializedCapacity: page.count) { output, count in
        var shortener = PageShortener(page: page, output: output)
        shortener.shorten()
        count = shortener.count
      }
    }
  }
}
