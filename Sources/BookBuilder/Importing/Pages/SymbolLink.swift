/// The symbol links of DocC, such as ` ``Cart/add(_:)`` `.
enum SymbolLink {
  /// Replaces symbol links with the names of symbols as code.
  ///
  /// - Parameter address: the address to link the name to; `nil` for none.
  /// - Returns: the line, and the number of names without a link.
  static func replaced(
    in line: String,
    address: (String) -> String?
  ) -> (line: String, lost: Int) {
    var replaced = ""
    var lost = 0
    var rest = line[...]
    while let start = rest.firstRange(of: "``") {
      let after = rest[start.upperBound...]
      guard after.first != "`", let end = after.firstRange(of: "``"),
        !rest[end.upperBound...].hasPrefix("`"),
        !after[..<end.lowerBound].contains(where: { $0.isWhitespace || $0 == "`" })
      else {
        let run = rest[start.lowerBound...].prefix { $0 == "`" }
        replaced += rest[..<start.lowerBound] + run
        rest = rest[run.endIndex...]
        continue
      }
      let path = String(after[..<end.lowerBound])
      replaced += rest[..<start.lowerBound]
      if let address = address(path) {
        replaced += "[`\(name(of: path))`](<\(address)>)"
      } else {
        replaced += "`\(name(of: path))`"
        lost += 1
      }
      rest = rest[end.upperBound...]
    }
    return (replaced + rest, lost)
  }

  /// The name of a symbol: the last component of its path, without its disambiguation suffix.
  static func name(of path: String) -> String {
    // A slash in parentheses belongs to an operator.
    let head = path.prefix { $0 != "(" }
    let name = path[(head.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex else {
      return String(name)
    }
    let suffix = name[hyphen...].dropFirst()
    let isDisambiguation =
      !suffix.isEmpty && suffix.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return isDisambiguation ? String(name[..<hyphen]) : String(name)
  }
}
