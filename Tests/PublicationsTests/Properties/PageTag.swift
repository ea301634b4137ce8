/// An opening tag of a page, as a browser parses it.
struct PageTag {
  /// The lowercased name.
  let name: String
  /// The attributes by lowercased name.
  let attributes: [String: String]

  /// The tags of a page in document order.
  static func tags(of page: String) -> [PageTag] {
    var tags: [PageTag] = []
    var rest = Array(page.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      guard let first = rest.first, isLetter(first) else { continue }
      let name = text(rest.prefix { !isSpace($0) && !">/".utf8.contains($0) })
      rest = rest.dropFirst(name.utf8.count)
      tags.append(PageTag(name: name.lowercased(), attributes: attributes(&rest)))
    }
    return tags
  }

  private static func attributes(_ rest: inout ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: "/") }
      guard let first = rest.first, first != UInt8(ascii: ">") else { return attributes }
      let name = rest.prefix { !isSpace($0) && !"=>/".utf8.contains($0) }
      rest = rest.dropFirst(max(1, name.count)).drop(while: isSpace)
      var value = rest.prefix(0)
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop(while: isSpace)
        if let quote = rest.first, "\"'".utf8.contains(quote) {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
          rest = rest.dropFirst(value.count)
        }
      }
      attributes[text(name).lowercased()] = text(value)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [9, 10, 12, 13, 32].contains(byte)
  }
}
