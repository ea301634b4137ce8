/// Swift code without its comments, texts and white space: what of it is the same in all languages.
package enum SwiftSkeleton {
  /// Whether two pieces of code differ at most in comments, string literals and white space.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    // Nearly all code can be compared without a parser, which takes a hundred times as long.
    if let bytes = SkeletonReader(one).read(), bytes == SkeletonReader(other).read() { return true }
    return parsed(one) == parsed(other)
  }

  private static func parsed(_ code: String) -> String {
    HighlightedSwift(code).tokens.filter { $0.kind != .comment && $0.kind != .string }
      .map { $0.text.filter { !$0.isWhitespace } }.joined()
  }
}

/// Reads the skeleton of code that needs no parser: its only slashes are those of line comments, and its
/// strings are neither raw nor inside of others.
///
/// Two pieces of code that are equal here are equal for the parser, too; not the other way round.
private struct SkeletonReader {
  private let code: [UInt8]
  private var place = 0
  private var skeleton: [UInt8] = []

  init(_ code: String) {
    self.code = Array(code.utf8)
  }

  /// The skeleton, with a quotation mark for each string; `nil` where only the parser can tell.
  consuming func read() -> [UInt8]? {
    skeleton.reserveCapacity(code.count)
    while place < code.count {
      switch code[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "/"):
        guard byte(1) == UInt8(ascii: "/") else { return nil }
        while place < code.count, code[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "\""):
        guard skipString() else { return nil }
      case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#"):
        return nil
      default: take()
      }
    }
    return skeleton
  }

  /// The byte that many places on; 0 after the end.
  private func byte(_ distance: Int) -> UInt8 {
    place + distance < code.count ? code[place + distance] : 0
  }

  private mutating func take() {
    skeleton.append(code[place])
    place += 1
  }

  /// Passes over a string and keeps the code in it; `false` where another string is in there.
  private mutating func skipString() -> Bool {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    take()
    if isLong { place += 2 }
    while place < code.count {
      switch code[place] {
      case quote where !isLong:
        place += 1
        return true
      case quote where byte(1) == quote && byte(2) == quote:
        place += 3
        return true
      case UInt8(ascii: "\n") where !isLong: return false
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "("):
        guard keepInterpolation() else { return false }
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return false
  }

  /// Keeps the code between the brackets of an interpolation.
  private mutating func keepInterpolation() -> Bool {
    place += 1
    var depth = 0
    repeat {
      switch code[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\n"): return false
      default: break
      }
      if code[place] == UInt8(ascii: " ") { place += 1 } else { take() }
    } while depth > 0 && place < code.count
    return depth == 0
  }
}
