import HTML

/// A finished page without what only people who read its source need: quotation marks around plain
/// values, end tags that the next tag implies, and line ends between blocks.
///
/// Browsers make the same document of both. Source: HTML Standard, 13.1.2.3 and 13.1.2.4.
struct CompactPage {
  private let page: [UInt8]
  /// The place of the page that is read next.
  private var place = 0
  private var output: [UInt8] = []
  /// Whether the place is inside of `pre`, where line ends are text.
  private var isPreformatted = false

  /// Shortens a page that this program rendered, whose text and values are escaped.
  init(_ page: [UInt8]) {
    self.page = page
    output.reserveCapacity(page.count)
    while place < page.count {
      // Text is most of a page and is taken over whole.
      copy(upTo: end(of: UInt8(ascii: "<")))
      if place < page.count { readTag() }
    }
  }

  /// The characters of the page.
  var bytes: [UInt8] { output }

  /// The place of a sign from here on; the end of the page if there is none.
  private func end(of sign: UInt8) -> Int {
    page.firstOffset(of: sign, from: place) ?? page.count
  }

  private mutating func copy(upTo end: Int) {
    output.append(contentsOf: page[place..<end])
    place = end
  }

  private mutating func readTag() {
    let tag = tag(at: place)
    if tag.isEnd {
      let close = min(end(of: UInt8(ascii: ">")) + 1, page.count)
      if tag.name == Self.preformatted { isPreformatted = false }
      var next = close
      if !isPreformatted {
        while next < page.count, page[next] == UInt8(ascii: "\n") { next += 1 }
      }
      if isPreformatted || !isImplied(tag.name, before: next) { copy(upTo: close) }
      place = close
    } else {
      readStartTag()
      if tag.name == Self.preformatted { isPreformatted = true }
      if tag.name == Self.script { readScript() }
    }
    skipLineEnd(after: tag)
  }

  /// Copies a start tag; values that need no quotation marks lose them.
  private mutating func readStartTag() {
    while place < page.count {
      let byte = page[place]
      output.append(byte)
      place += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "="), place < page.count, page[place] == UInt8(ascii: "\"") else {
        continue
      }
      place += 1
      let start = place
      let close = end(of: UInt8(ascii: "\""))
      let isPlain =
        start < close && page[close - 1] != UInt8(ascii: "/")
        && page[start..<close].allSatisfy(Self.isPlain)
      if !isPlain { output.append(UInt8(ascii: "\"")) }
      copy(upTo: close)
      if !isPlain { output.append(UInt8(ascii: "\"")) }
      place = min(close + 1, page.count)
    }
  }

  /// Copies a script, in which a sign of a tag may mean something else.
  private mutating func readScript() {
    copy(upTo: page.firstOffset(of: "</script", from: place) ?? page.count)
  }

  private mutating func skipLineEnd(after tag: Tag) {
    guard !isPreformatted, place + 1 < page.count, page[place] == UInt8(ascii: "\n"),
      page[place + 1] == UInt8(ascii: "<"), tag.isEnd || Self.voids.contains(tag.name)
    else { return }
    place += 1
  }

  /// A tag by its name, without the solidus of an end tag; the name of text is empty.
  private struct Tag {
    var name = TagName([])
    var isEnd = false
  }

  private func tag(at place: Int) -> Tag {
    guard place < page.count, page[place] == UInt8(ascii: "<") else { return Tag() }
    var start = place + 1
    let isEnd = start < page.count && page[start] == UInt8(ascii: "/")
    if isEnd { start += 1 }
    var end = start
    while end < page.count, Self.isName(page[end]) { end += 1 }
    return Tag(name: TagName(page[start..<end]), isEnd: isEnd)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || isAlphanumeric(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: ","),
      UInt8(ascii: ";"):
      true
    default: isAlphanumeric(byte)
    }
  }

  /// Whether a browser ends an element by itself before what stands at a place.
  private func isImplied(_ name: TagName, before place: Int) -> Bool {
    guard let index = ImpliedEnd.names.firstIndex(of: name) else { return false }
    let next = tag(at: place)
    return ImpliedEnd.all[index].isImplied(before: next.name, isEnd: next.isEnd)
  }

  private static let preformatted: TagName = "pre"
  private static let script: TagName = "script"
  private static let voids: [TagName] = ["hr", "link", "meta", "!DOCTYPE"]
}
