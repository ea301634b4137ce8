import SourceText

/// A sign of emphasis, code or a link that may be left in running text, and what it was meant to be.
struct UnreadSign: Sendable {
  /// The sign.
  let text: String
  /// What is wrong.
  let summary: String
  private let helpForAll: String?

  /// Whether it begins with the very sign by which others are escaped.
  var isBackslash: Bool { text.hasPrefix("\\") }

  /// All signs, the longer before those that are a part of them.
  static let all = [
    UnreadSign(
      text: "**",
      summary: "nothing closes or opens this '**'",
      helpForAll: "write '**' before and after the words, or '\\*\\*'"
    ),
    UnreadSign(
      text: "*",
      summary: "nothing closes this '*'",
      helpForAll: "write '*' before and after the words, or '\\*'"
    ),
    UnreadSign(
      text: "_",
      summary: "nothing closes this '_'",
      helpForAll: "write '_' before and after the words, or '\\_'"
    ),
    UnreadSign(
      text: "~~",
      summary: "nothing closes or opens this '~~'",
      helpForAll: "write '~~' before and after the words, or '\\~\\~'"
    ),
    UnreadSign(
      text: "`",
      summary: "nothing closes or opens this backtick",
      helpForAll: "write one before and one after the code, or '\\`'"
    ),
    UnreadSign(
      text: "<!--",
      summary: "nothing closes this comment",
      helpForAll: "write '-->' at its end, or '\\<!--' for the signs themselves"
    ),
    UnreadSign(
      text: "\\n",
      summary: "'\\n' breaks no line here, and is shown as it is",
      helpForAll: "begin a paragraph after a blank line, or end the line with a backslash"
    ),
    UnreadSign(
      text: "](",
      summary: "this is no link: its address holds a blank, or its bracket is not closed",
      helpForAll: nil
    ),
  ]

  /// Where the sign stands in a text: each link, and the first of other signs, as each opens or closes
  /// the next.
  func places(in words: String) -> [String.Index] {
    guard words.holds(text) else { return [] }
    if text == "](" { return words.ranges(of: text).map(\.lowerBound) }
    // In the middle of a sentence it may be a folder or a formula.
    if text == "\\n" {
      return words.ranges(of: text).map(\.lowerBound)
        .filter { words[..<$0].last.map(".!?:;,…".contains) == true }
    }
    if text.count > 1 || text == "`" {
      return words.firstRange(of: text).map { [$0.lowerBound] } ?? []
    }
    // One sign opens emphasis right before a word and after none: 'a * b' and 'a_b' are signs.
    let place = words.indices.first { index in
      guard String(words[index]) == text else { return false }
      let next = words[words.index(after: index)...].first
      let before = words[..<index].last
      return next.map { $0.isLetter } == true
        && before.map { $0.isWhitespace || $0 == "(" } != false
    }
    return place.map { [$0] } ?? []
  }

  /// How to mend it.
  ///
  /// - Parameter line: the rest of the line, from the sign on.
  func help(for line: Substring) -> String {
    if let helpForAll { return helpForAll }
    let address = line.dropFirst(text.count).prefix { $0 != ")" }
    let isClosed = line.contains(")")
    if isClosed, let size = address.firstMatch(of: /\s+=[0-9]*x[0-9]*$/) {
      return "leave out '\(size.output)': the style sheet says how large pictures are"
    }
    if isClosed, address.contains(where: { "“”„«»".contains($0) }) {
      return "write straight quotation marks, '\"', around the title"
    }
    guard isClosed, address.contains(where: \.isWhitespace), !address.contains("\"") else {
      return isClosed
        ? "write the address as '<a b.md>', or '\\](' for the signs themselves"
        : "write ')' after the address, or '\\](' for the signs themselves"
    }
    return "write '](<\(address)>)', or '\\](' for the signs themselves"
  }
}
