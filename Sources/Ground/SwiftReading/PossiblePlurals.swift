import SourceText

/// Tells from the characters of code whether parsing it could find a number before a noun.
///
/// Parsing takes a hundred times as long.
enum PossiblePlurals {
  /// - Parameter pieces: The code that may declare the variables.
  static func occur(in code: String, of pieces: [String]) -> Bool {
    var others: Set<Substring> = []
    var rest = code[...]
    // Each name is sought in all the code, so code with many of them is rather parsed.
    while others.count < 20, let start = rest.firstByte(of: "\\(") {
      rest = rest[start...].dropFirst(2)
      let names = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard rest[names.endIndex...].first == ")" else {
        // An expression: only what follows some parenthesis tells.
        return code.firstMatch(of: #/\) \p{L}|\)\x{A0}\p{L}/#) != nil
      }
      if CountedNoun(after: String(rest[names.endIndex...].dropFirst().prefix(80))) != nil,
        let name = names.split(separator: ".").last, others.insert(name).inserted,
        mayBeNumber(name, in: pieces)
      {
        return true
      }
    }
    return others.count == 20
  }

  private static func mayBeNumber(_ name: Substring, in pieces: [String]) -> Bool {
    name.first?.isNumber == true || name == "count" || name.hasSuffix("Count")
      || pieces.contains { isDeclared(name, in: $0) }
  }

  /// Whether a type or value follows a name somewhere, as in `price: Int` and `price = 3`.
  private static func isDeclared(_ name: Substring, in code: String) -> Bool {
    var rest = code[...]
    while let start = rest.firstByte(of: String(name)) {
      rest = rest[start...].dropFirst(name.count)
      let next = rest.first { !$0.isWhitespace }
      if next == ":" || next == "=" { return true }
    }
    return false
  }
}
