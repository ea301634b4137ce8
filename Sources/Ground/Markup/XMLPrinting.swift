extension HTML {
  /// The characters as XML, for readers that take no HTML: every element is closed, every attribute
  /// has a value, and a character that XML does not know is replaced.
  package func renderXML() -> String {
    var output: [UInt8] = []
    writeXML(to: &output, isPreformatted: false)
    return String(decoding: output, as: UTF8.self)
  }

  /// The characters of a whole XML file whose root the piece is.
  package func xmlDocument(doctype: String? = nil) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + (doctype.map { $0 + "\n" } ?? "")
      + renderXML()
  }

  private func writeXML(to output: inout [UInt8], isPreformatted: Bool) {
    switch self {
    case .text(let text): output.append(escaped: text, in: .text)
    case .group(let pieces):
      for piece in pieces {
        piece.writeXML(to: &output, isPreformatted: isPreformatted)
      }
    case .marked(_, let piece): piece.writeXML(to: &output, isPreformatted: isPreformatted)
    case .void(let name, let attributes):
      output.append(xmlTag: name, attributes: attributes, end: "/>")
      if Self.endsLine(name), !isPreformatted { output.append("\n") }
    case .element(let name, let attributes, let content):
      output.append(xmlTag: name, attributes: attributes, end: ">")
      content.writeXML(to: &output, isPreformatted: isPreformatted || name == "pre")
      output.append("</\(name)>")
      if Self.endsLine(name), !isPreformatted { output.append("\n") }
    }
  }

  /// Whether white space after an element changes nothing for the reader.
  ///
  /// Elements that are not listed may stand in a sentence, and a line end would be read as a blank.
  private static func endsLine(_ name: String) -> Bool {
    ElementRule.of(name).isBlock || parts.contains(name) || name.contains(":")
  }

  /// Elements beside those of HTML between which white space says nothing.
  ///
  /// They are cells, shapes of drawings, and what the package document of an EPUB holds. The names of
  /// other vocabularies have a colon.
  private static let parts: Set<String> = [
    "container", "g", "item", "itemref", "manifest", "metadata", "package", "path", "rect",
    "rootfile", "rootfiles", "spine", "td", "th",
  ]
}

extension [UInt8] {
  fileprivate mutating func append(xmlTag name: String, attributes: [Attribute], end: String) {
    append("<\(name)")
    for attribute in attributes {
      append(" \(attribute.name)=\"")
      append(escaped: attribute.value, in: .attribute)
      append("\"")
    }
    append(end)
  }
}
