import HTML

/// Goes through the bytes of a page once, and puts down those that browsers need.
struct PageShortener {
  /// The page.
  private let page: UnsafeBufferPointer<UInt8>
  /// The place of the page that is read next.
  private var place = 0
  /// What is put down, for which there is as much room as the page takes.
  private let output: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were put down.
  private(set) var count = 0
  /// Whether the place is inside of `pre`, where line ends are text.
  private var isPreformatted = false

  /// Begins with a page.
  init(page: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>) {
    self.page = page
    self.output = output
  }

  /// Puts the whole page down.
  mutating func shorten() {
    while place < page.count {
      // Text is most of a page and is taken over whole.
      copy(upTo: end(of: UInt8(ascii: "<")))
      if place < page.count { readTag() }
    }
  }

  /// The place of a sign from here on; the end of the page if there is none.
  private func end(of sign: UInt8) -> Int {
    page.firstOffset(of: sign, from: place) ?? page.count
  }

  private mutating func copy(upTo end: Int) {
    let size = end - place
    let rest = UnsafeMutableBufferPointer(rebasing: output[count..<count + size])
    _ = rest.update(fromContentsOf: UnsafeBufferPointer(rebasing: page[place..<end]))
    count += size
    place = end
  }

  private mutating func put(_ byte: UInt8) {
    output[count] = byte
    count += 1
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
    var next = place
    while next < page.count {
      let byte = page[next]
      next += 1
      if byte == UInt8(ascii: ">") { break }
      guard byte == UInt8(ascii: "="), next < page.count, page[next] == UInt8(ascii: "\"") else {
        continue
      }
      copy(upTo: next)
      place += 1
      let start = place
      let close = end(of: UInt8(ascii: "\""))
      let isPlain =
        start < close && page[close - 1] != UInt8(ascii: "/")
        && (start..<close).allSatisfy { Self.isPlain(page[$0]) }
      if !isPlain { put(UInt8(ascii: "\"")) }
      copy(upTo: close)
      if !isPlain { put(UInt8(ascii: "\"")) }
      place = min(close + 1, page.count)
      next = place
    }
    copy(upTo: next)
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
    var name = TagName()
    var isEnd = false
  }

  private func tag(at place: Int) -> Tag {
    var tag = Tag()
    guard place < page.count, page[place] == UInt8(ascii: "<") else { return tag }
    var next = place + 1
    if next < page.count, page[next] == UInt8(ascii: "/") {
      tag.isEnd = true
      next += 1
    }
    while next < page.count, Self.isName(page[next]) {
      tag.name.append(page[next])
      next += 1
    }
    return tag
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
