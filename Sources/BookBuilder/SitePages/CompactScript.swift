/// A script without what only its authors need: remarks on lines of their own, and indents.
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
    return kept.joined(separator: "\n") + "\n"
  }

  /// Whether a text may go on in the next line.
  private static func isOpen(_ line: Substring) -> Bool {
    line.hasSuffix("\\") || line.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1
  }
}
