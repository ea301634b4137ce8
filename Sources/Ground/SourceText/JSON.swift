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
package struct ScriptSafeJSON: Hashable, Sendable {
  package let json: String

  /// Encodes a value; one that JSON can't represent, such as infinity, becomes `null`.
  package init(_ value: some Encodable) {
    json = (try? JSONEncoder.compact.encode(value)).map(Self.escape) ?? "null"
  }

  /// Replaces bytes, as these characters occur only within the strings of JSON.
  private static func escape(_ json: Data) -> String {
    let text = String(decoding: json, as: UTF8.self)
    // Hardly any value has one.
    guard ["<", ">", "&", "\u{2028}", "\u{2029}"].contains(where: text.includes) else {
      return text
    }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count + json.count / 8)
    for byte in [UInt8](json) {
      switch byte {
      case UInt8(ascii: "<"): escaped += "\\u003c".utf8
      case UInt8(ascii: ">"): escaped += "\\u003e".utf8
      case UInt8(ascii: "&"): escaped += "\\u0026".utf8
      // The line and paragraph separators, E2 80 A8 and E2 80 A9.
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
