import Foundation

extension Substring {
  /// The path as an address holds it: what would mean something there, and what is not ASCII, is
  /// written as numbers of bytes.
  ///
  /// A colon would make the name before it a scheme. Source: RFC 3986, 3.3 and 4.2.
  package var percentEncodedPath: String {
    // Hardly any path holds anything else, and bytes are quick to look at.
    guard !utf8.allSatisfy(PercentEncoding.isPlain) else { return String(self) }
    return addingPercentEncoding(withAllowedCharacters: PercentEncoding.path) ?? String(self)
  }

  /// The text without numbers of bytes; `nil` if they are no UTF-8, or a percent sign stands alone.
  package var percentDecoded: String? {
    utf8.contains(UInt8(ascii: "%")) ? removingPercentEncoding : String(self)
  }
}

extension String {
  /// The path as an address holds it: what would mean something there, and what is not ASCII, is
  /// written as numbers of bytes.
  package var percentEncodedPath: String { self[...].percentEncodedPath }

  /// The text without numbers of bytes; `nil` if they are no UTF-8, or a percent sign stands alone.
  package var percentDecoded: String? { self[...].percentDecoded }
}

private enum PercentEncoding {
  static let path = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))

  /// Whether a byte stands for itself in every address: a letter or a digit of ASCII, or one of the
  /// commonest signs of paths.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
