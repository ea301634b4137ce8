extension HTML {
  /// The page's characters, with a line feed after each block so that differences can be read.
  package func render() -> String {
    var output: [UInt8] = []
    render(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds the page's characters as UTF-8.
  ///
  /// Pieces are many and short: bytes are put together in a fraction of the time of characters.
  package func render(to output: inout [UInt8]) {
    write(to: &output, isPreformatted: false)
  }

  private func write(to output: inout [UInt8], isPreformatted: Bool) {
    switch self {
    case .text(let text):
      output.append(escaped: text, isInAttribute: false)
    case .group(let pieces):
      for piece in pieces {
        piece.write(to: &output, isPreformatted: isPreformatted)
      }
    case .void(let name, let attributes):
      output.append(startTag: name, attributes: attributes)
      if !isPreformatted, Self.blocks.contains(TagName(name)) { output.append(UInt8(ascii: "\n")) }
    case .element(let name, let attributes, let content):
      output.append(startTag: name, attributes: attributes)
      content.write(to: &output, isPreformatted: isPreformatted || name == "pre")
      output.append(UInt8(ascii: "<"))
      output.append(UInt8(ascii: "/"))
      output.append(characters: name)
      output.append(UInt8(ascii: ">"))
      if !isPreformatted, Self.blocks.contains(TagName(name)) { output.append(UInt8(ascii: "\n")) }
    }
  }

  /// The elements after which white space changes nothing for the reader.
  private static let blocks: [TagName] = [
    "article", "aside", "blockquote", "body", "caption", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li",
    "link", "main", "meta", "nav", "ol", "p", "pre", "script", "section", "table", "tbody", "thead",
    "title",
    "tr", "ul",
  ]
}

extension [UInt8] {
  fileprivate mutating func append(startTag name: String, attributes: [Attribute]) {
    append(UInt8(ascii: "<"))
    append(characters: name)
    for attribute in attributes {
      append(UInt8(ascii: " "))
      append(characters: attribute.name)
      guard !attribute.value.isEmpty || attribute.name == "alt" else { continue }
      append(UInt8(ascii: "="))
      append(UInt8(ascii: "\""))
      append(escaped: attribute.value, isInAttribute: true)
      append(UInt8(ascii: "\""))
    }
    append(UInt8(ascii: ">"))
  }

  fileprivate mutating func append(characters text: String) {
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func append(escaped text: String, isInAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      // Signs are single bytes, and most texts hold none: whole stretches are taken over.
      var start = 0
      for index in 0..<bytes.count {
        let escape: StaticString
        switch bytes[index] {
        case UInt8(ascii: "&"): escape = "&amp;"
        case UInt8(ascii: "<"): escape = "&lt;"
        case UInt8(ascii: ">") where !isInAttribute: escape = "&gt;"
        case UInt8(ascii: "\"") where isInAttribute: escape = "&quot;"
        default: continue
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        escape.withUTF8Buffer { append(contentsOf: $0) }
        start = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
