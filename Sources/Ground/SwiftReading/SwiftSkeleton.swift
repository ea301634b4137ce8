/// Compares Swift code while ignoring comments, string literals and whitespace.
///
/// Translations of a chapter may differ only in those.
package enum SwiftSkeleton {
  package static func hasSameSkeleton(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    // Almost all code can be compared without the parser, which takes a hundred times as long.
    if let bytes = SkeletonReader(one).read(), bytes == SkeletonReader(other).read() { return true }
    return parsed(one) == parsed(other)
  }

  private static func parsed(_ code: String) -> String {
    HighlightedSwift(code).tokens.filter { $0.kind != .comment && $0.kind != .string }
      .map { $0.text.filter { !$0.isWhitespace } }.joined()
  }
}

/// Reads the skeleton of simple code without a parser.
///
/// Simple code has slashes only in line comments, and strings that are neither raw nor nested. If
/// two skeletons are equal here, they are equal for the parser as well; the reverse isn't true.
private struct SkeletonReader {
  private let code: [UInt8]
  private var place = 0
  private var skeleton: [UInt8] = []

  init(_ code: String) {
    self.code = Array(code.utf8)
  }

  /// The skeleton, with a quotation mark for each string; `nil` if it needs the parser.
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

  private func byte(_ distance: Int) -> UInt8 {
    place + distance < code.count ? code[place + distance] : 0
  }

  private mutating func take() {
    skeleton.append(code[place])
    place += 1
  }

  /// Skips a string but keeps its interpolations; `false` if it contains another string.
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
