/// A script without what only its authors need: remarks on lines of their own, indents, and spaces beside
/// signs.
///
/// A script in which a text goes over the end of a line is left as it is, because there an indent may be a
/// part of the text.
struct CompactScript {
  /// The characters as written.
  let text: String

  /// The characters that browsers need.
  var compact: String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    guard !lines.contains(where: Self.isOpen) else { return text }
    var kept: [Substring] = []
    var isInRemark = false
    for line in lines {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if isInRemark || words.hasPrefix("/*") {
        guard let end = words.firstRange(of: "*/") else {
          isInRemark = true
          continue
        }
        isInRemark = false
        let rest = words[end.upperBound...].drop { $0 == " " }
        if !rest.isEmpty { kept.append(rest) }
      } else if !words.isEmpty, !words.hasPrefix("//") {
        kept.append(words)
      }
    }
    return kept.map(Self.tight).joined(separator: "\n") + "\n"
  }

  /// A line without the spaces beside signs outside of its texts.
  ///
  /// A line in which a pattern, a template or a remark may stand is left as it is.
  private static func tight(_ line: Substring) -> String {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard !line.contains(where: { "'`/\\".contains($0) }), pieces.count % 2 == 1 else {
      return String(line)
    }
    return pieces.enumerated()
      .map { index, piece in index.isMultiple(of: 2) ? tightCode(piece) : "\"\(piece)\"" }
      .joined()
  }

  /// What stands before, between or after texts; beside a text no space is needed.
  private static func tightCode(_ code: Substring) -> String {
    var kept = ""
    for index in code.indices {
      guard code[index] == " " else {
        kept.append(code[index])
        continue
      }
      guard let before = kept.last, let after = code[code.index(after: index)...].first else {
        continue
      }
      // Two signs of a sum side by side would become one of another meaning.
      if isOfName(before) && isOfName(after) || "+-".contains(before) { kept.append(" ") }
    }
    return kept
  }

  private static func isOfName(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || sign == "_" || sign == "$"
  }

  /// Whether a text may go on in the next line.
  private static func isOpen(_ line: Substring) -> Bool {
    line.hasSuffix("\\") || line.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1
  }
}
