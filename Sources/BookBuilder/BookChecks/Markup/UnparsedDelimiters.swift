import Diagnostics
import Markdown
import SourceText

struct UnparsedDelimiter: Sendable {
  private let text: String
  private let summary: String
  private let help: String?

  /// All delimiters; longer ones come before those they contain.
  private static let all = [
    UnparsedDelimiter(
      text: "**",
      summary: "this '**' has no counterpart",
      help: "write '**' before and after the words, or '\\*\\*'"
    ),
    UnparsedDelimiter(
      text: "*",
      summary: "this '*' is not closed",
      help: "write '*' before and after the words, or '\\*'"
    ),
    UnparsedDelimiter(
      text: "_",
      summary: "this '_' is not closed",
      help: "write '_' before and after the words, or '\\_'"
    ),
    UnparsedDelimiter(
      text: "~~",
      summary: "this '~~' has no counterpart",
      help: "write '~~' before and after the words, or '\\~\\~'"
    ),
    UnparsedDelimiter(
      text: "`",
      summary: "this backtick has no counterpart",
      help: "write one before and one after the code, or '\\`'"
    ),
    UnparsedDelimiter(
      text: "<!--",
      summary: "this comment is not closed",
      help: "write '-->' at its end, or '\\<!--' for the literal characters"
    ),
    UnparsedDelimiter(
      text: "\\n",
      summary: "'\\n' does not break the line here, and is shown as written",
      help: "begin a new paragraph, or end the line with a backslash"
    ),
    UnparsedDelimiter(
      text: "](",
      summary: "this is not a link: its address contains a space, or its bracket is not closed",
      help: nil
    ),
  ]

  private static let beginnings = ASCIISet("*_~`<\\]")

  static func findings(in text: RunningText, on page: some MarkupSource) -> [Diagnostic] {
    guard text.characters.intersects(beginnings) else { return [] }
    return all.flatMap { sign -> [Diagnostic] in
      sign.places(in: text.text).compactMap { index in
        let position = text.position(of: index)
        // Where the file has other characters, such as a backslash, the author means the literal
        // text.
        guard let rest = page.rest(from: position), rest.hasPrefix(sign.text),
          sign.text.hasPrefix("\\") || page.isUnescaped(position)
        else { return nil }
        let bold = sign.text == "**" ? helpForBold(rest) : nil
        return page.unparsed(
          bold == nil ? sign.summary : "this '**' makes no words bold: its neighbours prevent it",
          at: position,
          help: bold ?? sign.help ?? helpForLink(rest)
        )
      }
    }
  }

  /// The matches in a text: all of links, but only the first of delimiters, which open or close the
  /// next.
  private func places(in words: String) -> [String.Index] {
    guard words.includes(text) else { return [] }
    switch text {
    case "](":
      // An address in the brackets is reported as such.
      return words.ranges(of: text).map(\.lowerBound).filter { index in
        let before = words.utf8[..<index].suffix(Self.addressLength)
        guard let bracket = before.lastIndex(of: UInt8(ascii: "[")) else { return true }
        let content = before[bracket...].dropFirst()
        return !["http://", "https://"].contains { content.starts(with: $0.utf8) }
      }
    case "\\n":
      // In the middle of a sentence it may be a path or a formula.
      return words.ranges(of: text).map(\.lowerBound)
        .filter { words[..<$0].last.map(".!?:;,…".contains) == true }
    case "*", "_":
      // A delimiter opens emphasis only right before a word and not inside one, unlike 'a * b' and
      // 'a_b'.
      let start = words.indices.first { index in
        guard String(words[index]) == text else { return false }
        let next = words[words.index(after: index)...].first
        let before = words[..<index].last
        return next.map { $0.isLetter } == true
          && before.map { $0.isWhitespace || $0 == "(" } != false
      }
      return start.map { [$0] } ?? []
    default: return words.firstRange(of: text).map { [$0.lowerBound] } ?? []
    }
  }

  /// The bytes of a line in which the end of an address is sought.
  private static let addressLength = 512

  /// The help for '**' before and after words that aren't bold; `nil` if the second is missing.
  ///
  /// Source: CommonMark 0.31.2, “Emphasis and strong emphasis”: delimiters next to a space, or
  /// between a punctuation mark and a letter, don't open or don't close.
  private static func helpForBold(_ line: Substring) -> String? {
    let rest = Substring(line.utf8.prefix(addressLength)).dropFirst(2)
    guard let end = rest.firstByte(of: "**"), let first = rest[..<end].first,
      let last = rest[..<end].last
    else { return nil }
    let next = rest[end...].dropFirst(2).first
    let isBeforeLetter = next.map { $0.isLetter || $0.isNumber } == true
    if first.isWhitespace { return "remove the space after '**'" }
    if last.isWhitespace { return "remove the space before '**'" }
    if isBeforeLetter, last.isPunctuation || last.isSymbol {
      let words = rest[..<end].dropLast()
      let isQuoted = first.isPunctuation && words.count > 1
      return isQuoted
        ? "write '\(first)**\(words.dropFirst())**\(last)', or a space after '**'"
        : "write '**\(words)**\(last)', or a space after '**'"
    }
    return first.isPunctuation || first.isSymbol ? "write a space before '**'" : nil
  }

  private static func helpForLink(_ line: Substring) -> String {
    let beginning = Substring(line.utf8.prefix(addressLength))
    guard let end = beginning.firstByte(of: ")") else {
      return "write ')' after the address, or '\\](' for the literal characters"
    }
    let address = beginning[..<end].dropFirst(2)
    if let sign = address.firstIndex(of: "#"), !address[..<sign].contains(" "),
      address[sign...].contains(" "), !address.contains("\"")
    {
      let anchor = address[sign...].lowercased().replacing(" ", with: "-")
      return "write '](\(address[..<sign])\(anchor))'"
    }
    if let size = address.firstMatch(of: /\s+=[0-9]*x[0-9]*$/) {
      return "remove '\(size.output)': the style sheet sets the size of pictures"
    }
    if address.contains(where: { "“”„«»".contains($0) }) {
      return "put straight quotation marks, '\"', around the title"
    }
    if let title = address.firstRange(of: " \"") {
      let isOpen = address.count { $0 == "\"" } == 1
      if isOpen, !address[..<title.lowerBound].contains(where: \.isWhitespace) {
        return "write '](\(address)\")', as the quotation mark of the title is not closed"
      }
    }
    if let title = wordsOfTitle(in: address) {
      let file = address.prefix { !$0.isWhitespace }
      return "write '](\(file) \"\(title)\")', or '](<\(address)>)' if that is the file"
    }
    return address.contains(where: \.isWhitespace) && !address.contains("\"")
      ? "write '](<\(address)>)', or '\\](' for the literal characters"
      : "write the address as '<a b.md>', or '\\](' for the literal characters"
  }

  /// The words after a complete file name, which lack the quotation marks of a title.
  private static func wordsOfTitle(in address: Substring) -> String? {
    let file = address.prefix { !$0.isWhitespace }
    let words = address[file.endIndex...].trimmingWhitespace()
    let endings = [".md", ".html", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf"]
    guard !words.isEmpty, endings.contains(where: file.lowercased().hasSuffix),
      !words.contains(where: { "./#\"<>()'".contains($0) })
    else { return nil }
    return words
  }
}
