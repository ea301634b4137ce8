/// A script without its comments on lines of their own and without blank lines, which readers don't
/// need.
///
/// Indentation stays, as it may be part of a text between backticks; so do lines in such a text.
struct PublishedScript {
  let bytes: [UInt8]

  init(_ script: [UInt8]) {
    var kept: [Substring] = []
    var isInText = false
    var isInComment = false
    for line in String(decoding: script, as: UTF8.self).split(separator: "\n") {
      let code = line.drop(while: \.isWhitespace)
      if isInText {
        kept.append(line)
      } else if isInComment {
        isInComment = !code.contains("*/")
        continue
      } else if code.hasPrefix("//") || code.isEmpty {
        continue
      } else if code.hasPrefix("/*") {
        isInComment = !code.contains("*/")
        // Code after a comment on the same line is rare, and stays with its comment.
        if !isInComment, !code.hasSuffix("*/") { kept.append(line) }
        continue
      } else {
        kept.append(line)
      }
      if line.count(where: { $0 == "`" }) % 2 == 1 { isInText.toggle() }
    }
    bytes = Array(kept.map { $0 + "\n" }.joined().utf8)
  }
}
