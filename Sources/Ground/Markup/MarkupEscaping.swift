import SourceText

package enum MarkupLocation: Sendable {
  case text
  case attribute
}

extension String {
  /// Escapes a text for HTML and XML.
  ///
  /// Characters that neither may contain are replaced by U+FFFD.
  ///
  /// ```swift
  /// "a < b".escapedForMarkup(in: .text)  // "a &lt; b"
  /// ```
  package func escapedForMarkup(in place: MarkupLocation) -> String {
    guard needsEscaping else { return self }
    var bytes: [UInt8] = []
    bytes.append(escaped: self, in: place)
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate var needsEscaping: Bool {
    containsByte { byte in
      switch byte {
      // Control characters, '"', '&', '<' and '>'.
      case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E: true
      // The last characters of the BMP, U+FFFE and U+FFFF, begin with this byte.
      case 0xEF: true
      default: false
      }
    }
  }
}

extension [UInt8] {
  /// Appends text that needs no escaping.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  mutating func append(escaped text: String, in place: MarkupLocation) {
    guard text.needsEscaping else { return append(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">" where place == .text: append("&gt;")
      case "\"" where place == .attribute: append("&quot;")
      // XML parsers normalise other whitespace in attribute values to spaces.
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
  /// Whether XML and HTML forbid the character, even as a reference.
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
