import Diagnostics
import Markdown
import SourceText

/// A sign of emphasis, code or a link that may be left in running text, and what it was meant to be.
struct UnreadSign: Sendable {
  private let text: String
  private let summary: String
  private let help: String?

  /// All signs, the longer before those that are a part of them.
  private static let all = [
    UnreadSign(
      text: "**",
      summary: "nothing closes or opens this '**'",
      help: "write '**' before and after the words, or '\\*\\*'"
    ),
    UnreadSign(
      text: "*",
      summary: "nothing closes this '*'",
      help: "write '*' before and after the words, or '\\*'"
    ),
    UnreadSign(
      text: "_",
      summary: "nothing closes this '_'",
      help: "write '_' before and after the words, or '\\_'"
    ),
    UnreadSign(
      text: "~~",
      summary: "nothing closes or opens this '~~'",
      help: "write '~~' before and after the words, or '\\~\\~'"
    ),
    UnreadSign(
      text: "`",
      summary: "nothing closes or opens this backtick",
      help: "write one before and one after the code, or '\\`'"
    ),
    UnreadSign(
      text: "<!--",
      summary: "nothing closes this comment",
      help: "write '-->' at its end, or '\\<!--' for the signs themselves"
    ),
    UnreadSign(
      text: "\\n",
      summary: "'\\n' breaks no line here, and is shown as it is",
      help: "begin a paragraph after a blank line, or end the line with a backslash"
    ),
    UnreadSign(
      text: "](",
      summary: "this is no link: its address holds a blank, or its bracket is not closed",
      help: nil
    ),
  ]

  private static let beginnings = ASCIISet("*_~`<\\]")

  static func findings(in text: RunningText, on page: some MarkupSource) -> [Diagnostic] {
    guard text.characters.intersects(beginnings) else { return [] }
    return all.flatMap { sign -> [Diagnostic] in
      sign.places(in: text.text).compactMap { index in
        let position = text.position(of: index)
        // Where the file has other signs there, such as a backslash, the author meant the signs.
        guard let rest = page.rest(from: position), rest.hasPrefix(sign.text),
          sign.text.hasPrefix("\\") || page.isUnescaped(position)
        else { return nil }
        return page.unread(sign.summary, at: position, help: sign.help ?? helpForLink(rest))
      }
    }
  }

  /// Each link, and the first of other signs, as each opens or closes the next.
  private func places(in words: String) -> [String.Index] {
    guard words.holds(text) else { return [] }
    switch text {
    case "](": return words.ranges(of: text).map(\.lowerBound)
    case "\\n":
      // In the middle of a sentence it may be a folder or a formula.
      return words.ranges(of: text).map(\.lowerBound)
        .filter { words[..<$0].last.map(".!?:;,…".contains) == true }
    case "*", "_":
      // One sign opens emphasis right before a word and after none: 'a * b' and 'a_b' are signs.
      let place = words.indices.first { index in
        guard String(words[index]) == text else { return false }
        let next = words[words.index(after: index)...].first
        let before = words[..<index].last
        return next.map { $0.isLetter } == true
          && before.map { $0.isWhitespace || $0 == "(" } != false
      }
      return place.map { [$0] } ?? []
    default: return words.firstRange(of: text).map { [$0.lowerBound] } ?? []
    }
  }

  /// How to fix a link, given the rest of its line from '](' on.
  private static func helpForLink(_ line: Substring) -> String {
    let address = line.dropFirst(2).prefix { $0 != ")" }
    guard line.contains(")") else {
      return "write ')' after the address, or '\\](' for the signs themselves"
    }
    if let size = address.firstMatch(of: /\s+=[0-9]*x[0-9]*$/) {
      return "leave out '\(size.output)': the style sheet says how large pictures are"
    }
    if address.contains(where: { "“”„«»".contains($0) }) {
      return "write straight quotation marks, '\"', around the title"
    }
    return address.contains(where: \.isWhitespace) && !address.contains("\"")
      ? "write '](<\(address)>)', or '\\](' for the signs themselves"
      : "write the address as '<a b.md>', or '\\](' for the signs themselves"
  }
}
