import SourceText

/// The first place where an SVG file isn't well-formed, so that browsers don't show it.
///
/// Source: XML 1.0 (Fifth Edition), 2.1, 3.1 and 4.6.
struct SVGFault: Hashable {
  let summary: String

  init?(_ bytes: [UInt8]) {
    // Files in other encodings are refused for that.
    guard let text = String(validating: bytes, as: UTF8.self), text.includes("<") else {
      return nil
    }
    var reader = SVGReader(text)
    guard let fault = reader.firstFault() else { return nil }
    let line = text.utf8[..<reader.index].count { $0 == UInt8(ascii: "\n") } + 1
    summary = "\(fault) in line \(line)"
  }
}

private struct SVGReader {
  private let text: String
  private(set) var index: String.Index
  /// The names of the elements that are open.
  private var open: [Substring] = []
  private var hasRoot = false

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  mutating func firstFault() -> String? {
    while let start = text.firstByte(of: "<", from: index) {
      if let fault = Self.faultOfReferences(in: text[index..<start]) { return fault }
      index = start
      if let fault = takeMarkup(text[start...]) { return fault }
    }
    if let name = open.last { return "the element '\(name)' is not closed: the file ends" }
    return hasRoot ? nil : "there is no element 'svg'"
  }

  private mutating func takeMarkup(_ rest: Substring) -> String? {
    let sections = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    if let (start, end) = sections.first(where: { rest.hasPrefix($0.0) }) {
      let inside = text.utf8.index(index, offsetBy: start.utf8.count)
      guard let close = text.firstByte(of: end, from: inside) else {
        return "'\(start)' has no '\(end)'"
      }
      index = text.utf8.index(close, offsetBy: end.utf8.count)
      return nil
    }
    guard let end = Self.endOfTag(in: rest) else {
      return "the tag '\(rest.prefix { !$0.isWhitespace }.prefix(40))' has no '>'"
    }
    let tag = rest[..<end].dropFirst()
    if let fault = tag.hasPrefix("/") ? close(tag.dropFirst()) : open(tag) { return fault }
    index = text.utf8.index(after: end)
    return nil
  }

  private mutating func close(_ tag: Substring) -> String? {
    let name = tag.prefix { !$0.isWhitespace }
    guard let last = open.popLast() else { return "'</\(name)>' closes nothing" }
    return last == name ? nil : "'</\(name)>' closes the element '\(last)'"
  }

  private mutating func open(_ tag: Substring) -> String? {
    let isEmpty = tag.hasSuffix("/")
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    guard name.first.map({ $0.isLetter || $0 == "_" }) == true else {
      return "'<' is not followed by a name: write '&lt;' for the character"
    }
    if open.isEmpty {
      guard !hasRoot else { return "the element '\(name)' follows the end of the drawing" }
      guard name.split(separator: ":").last == "svg" else {
        return "the first element is '\(name)', not 'svg'"
      }
      hasRoot = true
    }
    if !isEmpty { open.append(name) }
    return Self.faultOfAttributes(in: tag.dropFirst(name.count)) ?? Self.faultOfReferences(in: tag)
  }

  /// The '>' that isn't in a quoted value; `nil` if there is none.
  private static func endOfTag(in rest: Substring) -> String.Index? {
    var quotation: UInt8?
    return rest.utf8.indices.first { index in
      let byte = rest.utf8[index]
      if let mark = quotation {
        if byte == mark { quotation = nil }
        return false
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quotation = byte }
      return byte == UInt8(ascii: ">")
    }
  }

  private static func faultOfAttributes(in text: Substring) -> String? {
    var rest = text.drop { $0.isWhitespace || $0 == "/" }
    while !rest.isEmpty {
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard rest.first == "=" else { return "the attribute '\(name)' has no value" }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let mark = rest.first, mark == "\"" || mark == "'",
        let end = rest.dropFirst().firstIndex(of: mark)
      else { return "the value of '\(name)' is not in quotation marks" }
      if rest[..<end].contains("<") { return "the value of '\(name)' contains '<'" }
      rest = rest[rest.index(after: end)...].drop { $0.isWhitespace || $0 == "/" }
    }
    return nil
  }

  private static let names: Set<Substring> = ["amp", "lt", "gt", "quot", "apos"]

  private static func faultOfReferences(in text: Substring) -> String? {
    var rest = text
    while let start = rest.firstByte(of: "&") {
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard rest.dropFirst(name.count).first == ";" else {
        return "'&' is not part of a character: write '&amp;'"
      }
      guard names.contains(name) || name.hasPrefix("#") else {
        return "the character '&\(name);' is not known in SVG"
      }
    }
    return nil
  }
}
