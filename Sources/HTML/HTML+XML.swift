extension HTML {
  /// The characters as XML, for readers that take no HTML: every element is closed, every attribute
  /// has a value, and a character that XML does not know is replaced.
  package func renderXML() -> String {
    var output = ""
    writeXML(to: &output, isPreformatted: false)
    return output
  }

  /// The characters of a whole XML file whose root the piece is.
  package func xmlDocument(doctype: String? = nil) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + (doctype.map { $0 + "\n" } ?? "")
      + renderXML()
  }

  private func writeXML(to output: inout String, isPreformatted: Bool) {
    switch self {
    case .text(let text): output.append(xml: text, isInAttribute: false)
    case .group(let pieces):
      for piece in pieces {
        piece.writeXML(to: &output, isPreformatted: isPreformatted)
      }
    case .void(let name, let attributes):
      output.append(xmlTag: name, attributes: attributes, end: "/>")
      if !Self.inlines.contains(name), !isPreformatted { output += "\n" }
    case .element(let name, let attributes, let content):
      output.append(xmlTag: name, attributes: attributes, end: ">")
      content.writeXML(to: &output, isPreformatted: isPreformatted || name == "pre")
      output += "</\(name)>"
      if !Self.inlines.contains(name), !isPreformatted { output += "\n" }
    }
  }

  /// The elements after which white space would be seen.
  private static let inlines: Set<String> = [
    "a", "b", "br", "code", "del", "em", "i", "img", "span", "strong", "svg", "text",
  ]
}

extension String {
  fileprivate mutating func append(xmlTag name: String, attributes: [Attribute], end: String) {
    self += "<\(name)"
    for attribute in attributes {
      self += " \(attribute.name)=\""
      append(xml: attribute.value, isInAttribute: true)
      self += "\""
    }
    self += end
  }

  fileprivate mutating func append(xml text: String, isInAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">" where !isInAttribute: self += "&gt;"
      case "\"" where isInAttribute: self += "&quot;"
      case _ where scalar.isForbiddenInXML: self += "\u{FFFD}"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether no XML file may hold the character, not even as a number.
  ///
  /// Source: XML 1.0, production 2.
  fileprivate var isForbiddenInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
