import Articles
import BookModel
import Diagnostics
import Markdown
import SourceText

enum UnparsedLink {
  private static let bracket = ASCIISet("[")
  private static let brackets = ASCIISet("[)<")

  static func findings(in text: RunningText, on page: some MarkupSource) -> [Diagnostic] {
    guard text.characters.intersects(brackets) else { return [] }
    let words = text.text
    if words.includes("<www.") { return bareAddresses(in: text, on: page) }
    let open = words.includes("<http") ? openAddresses(in: text, on: page) : []
    let bracketed = open + (words.includes("[http") ? bracketedAddresses(in: text, on: page) : [])
    guard words.includes("] (") || words.includes(")[") || words.includes(".md)") else {
      return bracketed
    }
    let address = #"(?:https?://[^\s\])]+|[^\s\])]+\.(?:md|html?|png|jpe?g|pdf)(?:#[^\s\])]*)?)"#
    let wrong = [
      (#"\[([^\]]+)\] \((\#(address))\)"#, "there is a space between the text and the address"),
      (#"\(([^)]+)\)\[(\#(address))\]"#, "the brackets are in the wrong order"),
      (#"\[([^\[\]()]{1,100})\((\#(address))\)(?!\])"#, "']' is missing before the address"),
    ]
    return bracketed
      + wrong.flatMap { pattern, fault -> [Diagnostic] in
        guard let regex = try? Regex(pattern, as: (Substring, Substring, Substring).self) else {
          return []
        }
        return words.matches(of: regex).compactMap { match in
          finding(
            at: match.range.lowerBound,
            "this is not a link: \(fault)",
            help: "write '[\(match.output.1)](\(match.output.2))'",
            text,
            page
          )
        }
      }
  }

  private static func bracketedAddresses(
    in text: RunningText,
    on page: some MarkupSource
  ) -> [Diagnostic] {
    let reversed = /\(([^()]{1,100})\)/
    return text.text.matches(of: /(?:^|[^)])(\[(https?:\/\/[^\s\[\]]+)\])/).compactMap { match in
      let words = text.text[match.range.upperBound...].prefixMatch(of: reversed)?.output.1
      return finding(
        at: match.output.1.startIndex,
        words == nil
          ? "this is not a link: the address is in square brackets, and the text is missing"
          : "this is not a link: text and address are in the wrong order",
        help: "write '[\(words ?? "text")](\(match.output.2))'",
        text,
        page
      )
    }
  }

  private static func bareAddresses(
    in text: RunningText,
    on page: some MarkupSource
  ) -> [Diagnostic] {
    text.text.matches(of: /<(www\.[^<>\s]+)>/).compactMap { match in
      finding(
        at: match.range.lowerBound,
        "this is not a link: 'https://' is missing",
        help: "write '[text](https://\(match.output.1))'",
        text,
        page
      )
    }
  }

  private static func openAddresses(
    in text: RunningText,
    on page: some MarkupSource
  ) -> [Diagnostic] {
    let words = text.text
    return ["<http://", "<https://"].flatMap { words.ranges(of: $0) }.compactMap { range in
      let rest = words[range.lowerBound...].dropFirst()
      let address = rest.prefix { !$0.isWhitespace && !"<>".contains($0) }
      let next = words[address.endIndex...].first
      guard next != ">", page.rest(from: text.position(of: range.lowerBound))?.first == "<" else {
        return nil
      }
      let signs = address.includes("(") ? ".,:;!?" : ".,:;!?)"
      let surplus = address.reversed().prefix { signs.contains($0) }.count
      return finding(
        at: range.lowerBound,
        "this is not a link: '>' is missing after the address",
        help: "write '[text](\(address.dropLast(surplus)))'",
        text,
        page
      )
    }
  }

  /// A finding in a text; `nil` if a backslash precedes it.
  private static func finding(
    at index: String.Index,
    _ summary: String,
    help: String,
    _ text: RunningText,
    _ page: some MarkupSource
  ) -> Diagnostic? {
    let position = text.position(of: index)
    return page.isUnescaped(position) ? page.unparsed(summary, at: position, help: help) : nil
  }

  static func secondAddresses(on page: CheckedPage) -> [Diagnostic] {
    guard page.edition.text.includes(")(") else { return [] }
    let texts =
      page.edition.frontMatter.passages.map(\.inlines) + page.blocks.flatMap(\.runningTexts)
    return texts.flatMap { secondAddresses(in: $0, on: page) }
  }

  static func secondAddresses(in inlines: [Inline], on page: some MarkupSource) -> [Diagnostic] {
    inlines.indices.flatMap { index -> [Diagnostic] in
      switch inlines[index].kind {
      case .link(_, _, let content), .image(_, _, _, let content):
        [secondAddress(after: index, in: inlines, on: page)].compactMap(\.self)
          + secondAddresses(in: content, on: page)
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        secondAddresses(in: content, on: page)
      default: []
      }
    }
  }

  /// The finding right after a link; `nil` for other parentheses, such as a plural's “(s)”.
  private static func secondAddress(
    after link: Int,
    in inlines: [Inline],
    on page: some MarkupSource
  ) -> Diagnostic? {
    guard let next = inlines.dropFirst(link + 1).first, case .text(let words) = next.kind,
      words.hasPrefix("(")
    else { return nil }
    // Characters such as a colon may split the text, and a bare address is a link by itself.
    var text = ""
    for inline in inlines.dropFirst(link + 1) {
      guard !text.includes(" "), !text.includes(")") else { break }
      switch inline.kind {
      case .text(let words): text += words
      case .link(let destination, _, let content) where content.plainText == destination:
        text += destination
      default: text += " "
      }
    }
    let address = text.dropFirst().prefix { $0 != ")" }
    guard address.endIndex < text.endIndex, address.contains(where: { "./:#".contains($0) }),
      !address.contains(where: { $0.isWhitespace || $0 == "(" })
    else { return nil }
    return page.unparsed(
      "a link has only one address: '(\(address))' is shown as text",
      at: next.position,
      help: "remove one of the two addresses"
    )
  }

  static func wikiLinks(
    in text: RunningText,
    on page: CheckedPage,
    _ links: LinkResolver
  ) -> [Diagnostic] {
    guard text.characters.intersects(bracket), text.text.includes("[[") else { return [] }
    var meant: [String: String?] = [:]
    return text.text.matches(of: /\[\[([^\[\]]+)\]\]/).compactMap { match in
      let position = text.position(of: match.range.lowerBound)
      guard page.isUnescaped(position) else { return nil }
      let name = String(match.output.1)
      let file = String(name.prefix { $0 != "|" })
      if text.text[..<match.range.lowerBound].last == "!", isPicture(file) {
        return page.unparsed(
          "this is not a picture: '![[\(name)]]' is wiki syntax",
          at: SourcePosition(line: position.line, column: position.column - 1),
          help: "write '![what it shows](\(file))'"
        )
      }
      let link = meant[name] ?? meantLink(name, from: page.path, links)
      meant[name] = .some(link)
      let other = "or '\\[\\[' for literal brackets"
      return page.unparsed(
        "this is not a link: '[[\(name)]]' is wiki syntax",
        at: position,
        help: link.map { "write '\($0)', \(other)" }
          ?? "write '[\(words(of: name))](file.md)' with the file of the target, \(other)"
      )
    }
  }

  static func isPicture(_ file: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { file.lowercased().hasSuffix($0) }
  }

  /// The text that a wiki link shows: the half that looks less like a file.
  private static func words(of name: String) -> String {
    let halves = name.split(separator: "|").map { $0.trimmingWhitespace() }
    guard halves.count == 2 else { return name }
    return halves[0].includes(".md") || halves[0].includes("/") || halves[0].includes("#")
      ? halves[1] : halves.first { $0.contains(" ") } ?? halves[1]
  }

  private static func meantLink(_ name: String, from page: String, _ links: LinkResolver) -> String?
  {
    for half in name.split(separator: "|") {
      let title = half.prefix { $0 != "#" }.trimmingWhitespace()
      let ending = title.hasSuffix(".md") ? "" : ".md"
      for file in [title, title.lowercased().replacing(" ", with: "-")] {
        let path = links.path(ofLink: file + ending, from: page)
        guard let nearest = path.flatMap({ links.nearestPath(to: $0, from: page) }) else {
          continue
        }
        let anchor = half.dropFirst(half.prefix { $0 != "#" }.count)
        let address = LinkResolver.name(of: nearest, from: page) + anchor
        let alias = words(of: name)
        return "[\(half != name && alias.contains(" ") ? alias : title)](\(address))"
      }
    }
    return nil
  }
}
