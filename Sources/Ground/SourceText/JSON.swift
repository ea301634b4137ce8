package import Foundation

extension JSONEncoder {
  /// Encodes without spaces and with sorted keys, so that equal values give equal bytes.
  package static var compact: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  package static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// A value as JSON that is safe in scripts and in `script` elements.
///
/// Characters with a meaning in HTML, and Unicode line separators, are escaped: no text can end the
/// element, begin a comment or break the line.
///
/// ```swift
/// ScriptValue("</script>").json  // "\u003c/script\u003e", in quotation marks
/// ```
package struct ScriptValue: Hashable, Sendable {
  package let json: String

  /// Encodes a value; one that JSON can't represent, such as infinity, becomes `null`.
  package init(_ value: some Encodable) {
    guard let data = try? JSONEncoder.compact.encode(value) else {
      json = "null"
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    json = text.utf8.contains(where: Self.mayBeginSign) ? Self.escape(text) : text
  }

  /// Whether a byte is or begins a character to escape; most values have none.
  ///
  /// Line and paragraph separators begin with E2.
  private static func mayBeginSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2: true
    default: false
    }
  }

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
