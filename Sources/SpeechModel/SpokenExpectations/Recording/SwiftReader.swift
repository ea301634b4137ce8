/// Skips over Swift code: brackets, string literals and comments.
///
/// Everything else is skipped byte by byte.
struct SwiftReader {
  let bytes: [UInt8]
  var offset: Int

  private static let closings: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isAt(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// Skips a text and returns `true` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func skipName() {
    while let byte, byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isLetterOrDigit {
      offset += 1
    }
  }

  /// Skips whitespace and comments.
  ///
  /// - Returns: Whether there were comments, or `nil` if one is unterminated.
  mutating func skipSpace() -> Bool? {
    var hasComment = false
    while let byte {
      if byte.isBlank || byte.isLineEnd {
        offset += 1
      } else if isAt("//") || isAt("/*") {
        guard skipComment() else { return nil }
        hasComment = true
      } else {
        break
      }
    }
    return hasComment
  }

  /// Skips a pair of brackets and its contents.
  ///
  /// - Returns: `false` if no bracket comes next or it isn't closed.
  mutating func skipBrackets() -> Bool {
    guard let byte, let closing = Self.closings[byte] else { return false }
    offset += 1
    while let byte = self.byte {
      switch byte {
      case closing:
        offset += 1
        return true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard skipBrackets() else { return false }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        return false
      case UInt8(ascii: "\""):
        guard readLiteral() != nil else { return false }
      case UInt8(ascii: "#"):
        // A '#' without a literal belongs to a macro.
        if literalOpening() == nil { offset += 1 } else if readLiteral() == nil { return false }
      case UInt8(ascii: "`"):
        offset += 1
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "`")) else { return false }
        offset = end + 1
      case UInt8(ascii: "/") where isAt("//") || isAt("/*"):
        guard skipComment() else { return false }
      default:
        offset += 1
      }
    }
    return false
  }

  /// Skips a comment.
  ///
  /// - Returns: `false` if it is unterminated.
  private mutating func skipComment() -> Bool {
    guard isAt("/*") else {
      offset = bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count
      return true
    }
    var depth = 0
    repeat {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else if byte != nil {
        offset += 1
      } else {
        return false
      }
    } while depth > 0
    return true
  }

  private func literalOpening() -> (hashes: Int, isMultiline: Bool)? {
    let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[(offset + hashes)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    return quotes == 0 ? nil : (hashes, quotes == 3)
  }

  /// Reads a string literal, or returns `nil` if none comes next or it is unterminated.
  mutating func readLiteral() -> TextLiteral? {
    guard let (hashes, isMultiline) = literalOpening() else { return nil }
    let start = offset
    let sign = String(repeating: "#", count: hashes)
    let quotes = isMultiline ? "\"\"\"" : "\""
    offset += hashes + quotes.count
    let content = offset
    var isInterpolated = false
    while let byte {
      if skip(quotes + sign) {
        return TextLiteral(
          range: start..<offset,
          content: isInterpolated
            ? nil : Array(bytes[content..<(offset - hashes - quotes.count)]),
          hashes: hashes,
          isMultiline: isMultiline
        )
      } else if skip("\\" + sign) {
        if isAt("(") {
          isInterpolated = true
          guard skipBrackets() else { return nil }
        } else {
          offset += 1
        }
      } else if byte.isLineEnd, !isMultiline {
        return nil
      } else {
        offset += 1
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
