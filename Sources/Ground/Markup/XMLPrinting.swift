extension HTML {
  /// Renders XML for formats that don't accept HTML.
  ///
  /// Every element is closed, every attribute has a value, and characters that XML forbids are
  /// replaced.
  package func renderXML() -> String {
    var output: [UInt8] = []
    writeXML(to: &output, isPreformatted: false)
    return String(decoding: output, as: UTF8.self)
  }

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

  /// Whether whitespace after an element is insignificant.
  ///
  /// Elements that aren't listed may appear within a sentence, where a line end would be a space.
  private static func endsLine(_ name: String) -> Bool {
    ElementRule.of(name).isBlock || parts.contains(name) || name.contains(":")
  }

  /// Elements that aren't HTML blocks, but between which whitespace is insignificant.
  ///
  /// They are table cells, shapes in drawings, and elements of an EPUB package. Names with a colon
  /// belong to other vocabularies.
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
