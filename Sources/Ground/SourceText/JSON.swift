package import Foundation

extension JSONEncoder {
  /// Writes values for programs: without spaces, and the same bytes for the same values every time.
  package static var compact: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Writes values for programs and people: one on each line, and the same bytes for the same values
  /// every time.
  package static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// A value as JSON that may stand anywhere in a script or in a `script` element.
///
/// The signs that mean something in HTML, and the separators that end a line of a script, are written
/// as escapes: no text can end the element, begin a comment or break the line.
///
/// ```swift
/// ScriptValue("</script>").json  // "\u003c/script\u003e", in quotation marks
/// ```
package struct ScriptValue: Hashable, Sendable {
  package let json: String

  /// Writes a value; one that JSON has no word for, such as infinity, is null.
  package init(_ value: some Encodable) {
    guard let data = try? JSONEncoder.compact.encode(value) else {
      json = "null"
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    json = text.utf8.contains(where: Self.mayBeginSign) ? Self.escape(text) : text
  }

  /// Whether a byte is one of the signs or begins one; most values hold none.
  ///
  /// The separators of lines and paragraphs begin with E2.
  private static func mayBeginSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2: true
    default: false
    }
  }

  /// Outside of texts JSON has none of the signs.
  private static func escape(_ json: String) -> String {
    var escaped = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": escaped += "\\u003c"
      case ">": escaped += "\\u003e"
      case "&": escaped += "\\u0026"
      case "\u{2028}": escaped += "\\u2028"
      case "\u{2029}": escaped += "\\u2029"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
