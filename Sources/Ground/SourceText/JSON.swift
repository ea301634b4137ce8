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
    json = (try? JSONEncoder.compact.encode(value)).map(Self.escape) ?? "null"
  }

  /// Escapes the signs by their bytes; outside of texts JSON has none of them.
  private static func escape(_ json: Data) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count + json.count / 8)
    for byte in [UInt8](json) {
      switch byte {
      case UInt8(ascii: "<"): escaped += "\\u003c".utf8
      case UInt8(ascii: ">"): escaped += "\\u003e".utf8
      case UInt8(ascii: "&"): escaped += "\\u0026".utf8
      // The separators of lines and paragraphs are E2 80 A8 and E2 80 A9.
      case 0xA8 where escaped.suffix(2) == [0xE2, 0x80]:
        escaped.replaceSubrange((escaped.count - 2)..., with: "\\u2028".utf8)
      case 0xA9 where escaped.suffix(2) == [0xE2, 0x80]:
        escaped.replaceSubrange((escaped.count - 2)..., with: "\\u2029".utf8)
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
