import Foundation

extension Substring {
  /// The path with percent encoding for a URL.
  ///
  /// Colons are encoded too, since what comes before one would be a scheme. Source: RFC 3986, 3.3
  /// and 4.2.
  package var percentEncodedPath: String {
    // Almost all paths need no encoding.
    guard !utf8.allSatisfy(PercentEncoding.isPlain) else { return String(self) }
    return addingPercentEncoding(withAllowedCharacters: PercentEncoding.path) ?? String(self)
  }

  /// The text without percent encoding; `nil` if that is malformed or not UTF-8.
  package var percentDecoded: String? {
    utf8.contains(UInt8(ascii: "%")) ? removingPercentEncoding : String(self)
  }
}

extension String {
  package var percentEncodedPath: String { self[...].percentEncodedPath }

  package var percentDecoded: String? { self[...].percentDecoded }

  /// An address in which characters that no URL may contain, such as spaces, are percent-encoded.
  ///
  /// Source: CommonMark 0.31.2, section “Links”; RFC 3986, 2.
  package var percentEncodedAddress: String {
    guard utf8.contains(where: PercentEncoding.isForbidden) else { return self }
    return unicodeScalars.reduce(into: "") { address, scalar in
      guard scalar.isASCII, PercentEncoding.isForbidden(UInt8(ascii: scalar)) else {
        return address.unicodeScalars.append(scalar)
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      address += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}

private enum PercentEncoding {
  static let path = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))

  /// Whether a byte is an ASCII letter, a digit or a common character of paths, which is never
  /// encoded.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte is an ASCII character that RFC 3986 allows nowhere in a URL.
  static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
