extension HTML {
  /// The page's characters, with a line feed after each block so that differences can be read.
  package func render() -> String {
    var output = ""
    write(to: &output, isPreformatted: false)
    return output
  }

  private func write(to output: inout String, isPreformatted: Bool) {
    switch self {
    case .text(let text):
      output.append(escaped: text, isInAttribute: false)
    case .group(let pieces):
      for piece in pieces {
        piece.write(to: &output, isPreformatted: isPreformatted)
      }
    case .void(let name, let attributes):
      output.append(startTag: name, attributes: attributes)
      if Self.blocks.contains(name), !isPreformatted { output += "\n" }
    case .element(let name, let attributes, let content):
      output.append(startTag: name, attributes: attributes)
      content.write(to: &output, isPreformatted: isPreformatted || name == "pre")
      output += "</"
      output += name
      output += ">"
      if Self.blocks.contains(name), !isPreformatted { output += "\n" }
    }
  }

  /// The elements after which white space changes nothing for the reader.
  private static let blocks: Set<String> = [
    "article", "aside", "blockquote", "body", "caption", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "li",
    "link", "main", "meta", "nav", "ol", "p", "pre", "script", "section", "table", "tbody", "thead",
    "title",
    "tr", "ul",
  ]
}

extension String {
  fileprivate mutating func append(startTag name: String, attributes: [Attribute]) {
    self += "<"
    self += name
    for attribute in attributes {
      self += " "
      self += attribute.name
      guard !attribute.value.isEmpty || attribute.name == "alt" else { continue }
      self += "=\""
      append(escaped: attribute.value, isInAttribute: true)
      self += "\""
    }
    self += ">"
  }

  fileprivate mutating func append(escaped text: String, isInAttribute: Bool) {
    // Signs are single bytes, and most texts hold none: whole stretches are taken over.
    let bytes = text.utf8
    var start = bytes.startIndex
    for index in bytes.indices {
      let escape: String
      switch bytes[index] {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">") where !isInAttribute: escape = "&gt;"
      case UInt8(ascii: "\"") where isInAttribute: escape = "&quot;"
      default: continue
      }
      self += text[start..<index]
      self += escape
      start = bytes.index(after: index)
    }
    self += text[start...]
  }
}
