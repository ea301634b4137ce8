struct InlineMarkdown {
  private(set) var plain = ""

  init(_ text: String) {
    var rest = Substring(text)
    var former: Character?
    while let character = rest.first {
      if let link = Self.link(in: rest) {
        plain += InlineMarkdown(link.words).plain
        rest = rest.dropFirst(link.length)
      } else if let marked = Self.marked(in: rest, after: former) {
        plain += marked.mark == "`" ? marked.words : InlineMarkdown(marked.words).plain
        rest = rest.dropFirst(marked.length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
        former = character
        continue
      }
      former = plain.last
    }
  }

  private static func marked(
    in text: Substring,
    after former: Character?
  ) -> (mark: String, words: String, length: Int)? {
    for mark in ["***", "**", "*", "__", "_", "~~", "`"] where text.hasPrefix(mark) {
      let rest = text.dropFirst(mark.count)
      guard let first = rest.first, !first.isWhitespace, let end = rest.range(of: mark),
        end.lowerBound > rest.startIndex
      else { continue }
      let words = String(rest[..<end.lowerBound])
      guard words.last?.isWhitespace == false else { continue }
      // An underscore within a word is literal.
      let isInWord = [former, rest[end.upperBound...].first].contains { $0?.isLetter == true }
      if mark.first == "_", isInWord { continue }
      return (mark, words, words.count + 2 * mark.count)
    }
    return nil
  }

  private static func link(in text: Substring) -> (words: String, length: Int)? {
    guard text.first == "[", let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = String(text[text.index(after: text.startIndex)..<middle.lowerBound])
    return (words, text.distance(from: text.startIndex, to: end) + 1)
  }
}
