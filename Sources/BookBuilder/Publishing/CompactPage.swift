/// A finished page without what only people who read its source need: quotation marks around plain
/// values, end tags that the next tag implies, and line ends between blocks.
///
/// Browsers make the same document of both. Source: HTML Standard, 13.1.2.3 and 13.1.2.4.
struct CompactPage {
  private var rest: ArraySlice<UInt8>
  private var output: [UInt8] = []
  /// Whether the place is inside of `pre`, where line ends are text.
  private var isPreformatted = false

  /// Shortens a page that this program rendered, whose text and values are escaped.
  init(_ page: [UInt8]) {
    rest = page[...]
    output.reserveCapacity(page.count)
    while !rest.isEmpty {
      // Text is most of a page and is taken over whole.
      let tag = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
      output += rest[..<tag]
      rest = rest[tag...]
      if !rest.isEmpty { readTag() }
    }
  }

  /// The characters of the page.
  var bytes: [UInt8] { output }

  private mutating func readTag() {
    let name = Self.name(of: rest)
    if name.hasPrefix("/") {
      let end = rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? rest.endIndex
      let tag = rest[rest.startIndex..<end]
      rest = rest[end...]
      if name == "/pre" { isPreformatted = false }
      let next = isPreformatted ? rest : rest.drop { $0 == UInt8(ascii: "\n") }
      if isPreformatted || !Self.isImplied(name.dropFirst(), before: Self.name(of: next)) {
        output += tag
      }
    } else {
      readStartTag()
      if name == "pre" { isPreformatted = true }
      if name == "script" { readScript() }
    }
    skipLineEnd(after: name)
  }

  /// Copies a start tag; values that need no quotation marks lose them.
  private mutating func readStartTag() {
    while let byte = rest.popFirst() {
      output.append(byte)
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "="), rest.first == UInt8(ascii: "\"") else { continue }
      rest.removeFirst()
      let value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest[value.endIndex...].dropFirst()
      let isPlain =
        !value.isEmpty && value.last != UInt8(ascii: "/") && value.allSatisfy(Self.isPlain)
      if !isPlain { output.append(UInt8(ascii: "\"")) }
      output += value
      if !isPlain { output.append(UInt8(ascii: "\"")) }
    }
  }

  /// Copies a script, in which a sign of a tag may mean something else.
  private mutating func readScript() {
    let end = rest.firstRange(of: Array("</script".utf8))?.lowerBound ?? rest.endIndex
    output += rest[rest.startIndex..<end]
    rest = rest[end...]
  }

  private mutating func skipLineEnd(after name: some StringProtocol) {
    let next = rest.dropFirst()
    guard !isPreformatted, rest.first == UInt8(ascii: "\n"), next.first == UInt8(ascii: "<"),
      name.hasPrefix("/") || Self.voids.contains(String(name))
    else { return }
    rest.removeFirst()
  }

  /// The name of the tag that a text begins with, with the solidus of an end tag; empty for text.
  private static func name(of text: ArraySlice<UInt8>) -> String {
    guard text.first == UInt8(ascii: "<") else { return "" }
    let name = text.dropFirst().prefix { byte in
      byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || isAlphanumeric(byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "-_.:#/%,;".utf8.contains(byte)
  }

  /// Whether a browser ends an element by itself before a tag.
  private static func isImplied(_ name: some StringProtocol, before next: String) -> Bool {
    switch name {
    case "li": next == "li" || next.hasPrefix("/")
    case "dt": next == "dt" || next == "dd"
    case "dd": next == "dt" || next == "dd" || next.hasPrefix("/")
    case "td", "th": next == "td" || next == "th" || next.hasPrefix("/")
    case "tr": next == "tr" || next.hasPrefix("/")
    case "thead": next == "tbody"
    case "tbody": next.hasPrefix("/")
    case "p": endsParagraph.contains(next) || (next.hasPrefix("/") && !holdsInline.contains(next))
    default: false
    }
  }

  private static let voids: Set = ["hr", "link", "meta", "!DOCTYPE"]
  private static let endsParagraph: Set = [
    "aside", "blockquote", "div", "dl", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
  ]
  /// The elements whose end does not end a paragraph in them.
  private static let holdsInline: Set = [
    "/a", "/audio", "/del", "/ins", "/label", "/map", "/noscript", "/span", "/video",
  ]
}
