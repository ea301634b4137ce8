/// Where text stands among markup, which decides which of its signs must be written in another way.
package enum MarkupPlace: Sendable {
  case text
  /// In an attribute's value between double quotation marks.
  case attribute
}

extension String {
  /// The text as HTML and XML hold it: signs of markup are written as references, and a character that
  /// neither may hold is replaced.
  ///
  /// ```swift
  /// "a < b".escapedForMarkup(in: .text)  // "a &lt; b"
  /// ```
  package func escapedForMarkup(in place: MarkupPlace) -> String {
    guard needsEscaping else { return self }
    var bytes: [UInt8] = []
    bytes.append(escaped: self, in: place)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there may be something to escape; most texts have nothing.
  fileprivate var needsEscaping: Bool {
    utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
      // The last characters of the basic plane begin with the byte EF.
      case 0..<0x20, 0xEF: true
      default: false
      }
    }
  }
}

extension [UInt8] {
  /// Adds characters that need no escaping.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Adds a text with its signs of markup as references.
  mutating func append(escaped text: String, in place: MarkupPlace) {
    guard text.needsEscaping else { return append(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">" where place == .text: append("&gt;")
      case "\"" where place == .attribute: append("&quot;")
      // Readers of XML take other white space in a value for spaces.
      case "\t", "\n", "\r":
        if place == .attribute {
          append("&#\(scalar.value);")
        } else {
          append(contentsOf: scalar.utf8)
        }
      case _ where scalar.isForbiddenInMarkup: append("\u{FFFD}")
      default: append(contentsOf: scalar.utf8)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether no XML file may hold the character, not even as a number, and no page of HTML either.
  ///
  /// Source: XML 1.0, production 2; HTML Standard, 13.1.3.
  fileprivate var isForbiddenInMarkup: Bool {
    switch value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
