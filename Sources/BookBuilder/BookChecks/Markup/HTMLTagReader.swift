import SourceText

/// Reads the tags of a piece of HTML.
///
/// A page may have a tag in every word, for which regular expressions are too slow.
struct HTMLTagReader {
  private let html: String
  private let bytes: [UInt8]
  private var offset = 0
  /// The names of scripts and styles that aren't closed in the rest.
  private var unclosed: Set<String> = []

  init(_ html: String) {
    self.html = html
    bytes = Array(html.utf8)
  }

  mutating func next() -> HTMLTag? {
    while let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[sign...].starts(with: "<!--".utf8) {
        guard let end = html.firstByte(of: "-->", from: index(sign)) else { return nil }
        offset = html.utf8.distance(from: html.startIndex, to: end) + 3
      } else if let tag = tag(at: sign) {
        return tag
      } else {
        offset = sign + 1
      }
    }
    return nil
  }

  /// The tag at a '<'; `nil` if there is none.
  private mutating func tag(at sign: Int) -> HTMLTag? {
    let isClosing = byte(sign + 1) == UInt8(ascii: "/")
    let start = sign + (isClosing ? 2 : 1)
    guard byte(start).map(Self.isLetter) == true else { return nil }
    let end = bytes[start...].firstIndex { !Self.isInName($0) } ?? bytes.count
    guard byte(end).map(Self.endsName) ?? true else { return nil }
    let tagEnd = endOfTag(from: end)
    let tag = HTMLTag(
      name: String(decoding: bytes[start..<end], as: UTF8.self),
      isClosing: isClosing,
      isEmpty: tagEnd.map { bytes[$0 - 1] == UInt8(ascii: "/") } ?? false,
      isTruncated: tagEnd == nil,
      start: index(sign)
    )
    offset = tagEnd.map { $0 + 1 } ?? end
    if !isClosing, HTMLTag.rawElements.contains(tag.element) { skipContent(of: tag.name) }
    return tag
  }

  private mutating func skipContent(of name: String) {
    guard !unclosed.contains(name) else { return }
    guard let end = html.firstByte(of: "</\(name)", from: index(offset)) else {
      unclosed.insert(name)
      return
    }
    offset = html.utf8.distance(from: html.startIndex, to: end)
  }

  /// The offset of the '>' that ends a tag; `nil` if it is missing.
  private func endOfTag(from start: Int) -> Int? {
    var place = start
    while let byte = byte(place) {
      switch byte {
      case UInt8(ascii: ">"): return place
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(place + 1)...].firstIndex(of: byte) else { return nil }
        place = end + 1
      default: place += 1
      }
    }
    return nil
  }

  private func index(_ offset: Int) -> String.Index {
    html.utf8.index(html.startIndex, offsetBy: offset)
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-")
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: ">")
  }
}
