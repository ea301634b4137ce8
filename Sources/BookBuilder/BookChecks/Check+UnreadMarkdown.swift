import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that were meant as Markdown and stand in the text as they are.
  static let unreadMarkdown = Check(onEachPage: .unreadMarkdown) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      switch block.kind {
      case .paragraph: unreadLines(of: block, on: page)
      case .quote(let blocks):
        [unknownAlert(blocks, on: page) ?? aside(blocks, on: page)].compactMap(\.self)
      case .heading(_, let content): [closingSigns(of: content, block, on: page)].compactMap(\.self)
      default: []
      }
    } + page.texts.flatMap { unreadSigns(in: $0, on: page) + unreadLinks(in: $0, on: page) }
      + conflicts(on: page)
  }

  /// Marks of two versions that nobody brought together.
  private static func conflicts(on page: CheckedPage) -> [Diagnostic] {
    page.lines.enumerated().filter { $0.element.hasPrefix("<<<<<<< ") }.map { index, _ in
      Diagnostic(
        .unreadMarkdown,
        at: page.location(SourcePosition(line: index + 1, column: 1)),
        "here begins a conflict of two versions that nobody settled",
        help: "keep what holds of the two, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      )
    }
  }

  /// Links whose brackets are in the wrong order or apart.
  private static func unreadLinks(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    if text.text.holds("<www.") { return bareAddresses(in: text, on: page) }
    guard text.text.holds("] (") || text.text.holds(")[") else { return [] }
    let address = #"(?:https?://[^\s\])]+|[^\s\])]+\.(?:md|html?|png|jpe?g|pdf)(?:#[^\s\])]*)?)"#
    let wrong = [
      (#"\[([^\]]+)\] \((\#(address))\)"#, "a blank parts the words from the address"),
      (#"\(([^)]+)\)\[(\#(address))\]"#, "its brackets are in the wrong order"),
    ]
    return wrong.flatMap { pattern, fault -> [Diagnostic] in
      guard let regex = try? Regex(pattern, as: (Substring, Substring, Substring).self) else {
        return []
      }
      return text.text.matches(of: regex).compactMap { match in
        let position = text.position(of: match.range.lowerBound)
        guard page.isUnescaped(position) else { return nil }
        return Diagnostic(
          .unreadMarkdown,
          at: page.location(position),
          "this is no link: \(fault)",
          help: "write '[\(match.output.1)](\(match.output.2))'"
        )
      }
    }
  }

  /// Addresses in angle brackets that lack their beginning.
  private static func bareAddresses(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    text.text.matches(of: /<(www\.[^<>\s]+)>/).compactMap { match in
      let position = text.position(of: match.range.lowerBound)
      guard page.isUnescaped(position) else { return nil }
      return Diagnostic(
        .unreadMarkdown,
        at: page.location(position),
        "this is no link: 'https://' is missing",
        help: "write '[words](https://\(match.output.1))'"
      )
    }
  }

  /// Lines of a paragraph that were meant to be something else.
  private static func unreadLines(of block: Block, on page: CheckedPage) -> [Diagnostic] {
    let numbers = block.position.line...max(block.position.line, block.endLine)
    let lines = numbers.compactMap { number -> UnreadLine? in
      guard page.lines.indices.contains(number - 1) else { return nil }
      return UnreadLine(page.lines[number - 1], number: number, column: block.position.column)
    }
    func finding(_ line: UnreadLine, _ summary: String, _ help: String) -> Diagnostic {
      Diagnostic(.unreadMarkdown, at: page.location(line.position), summary, help: help)
    }
    if lines.count > 1, lines.allSatisfy({ $0.text.hasPrefix("|") }) {
      let summary =
        "this is no table: the line under its head is missing, or has another number of columns"
      let columns = max(1, lines[0].text.split(separator: "|").count)
      let rule = "|" + String(repeating: "---|", count: columns)
      return [finding(lines[0], summary, "write '\(rule)' as the second line")]
    }
    if let first = lines.first, lines.count == 1, first.isRowOfTable {
      let above = block.position.line - 3
      guard page.lines.indices.contains(above), page.lines[above].hasPrefix("|") else {
        let help = "write a head and a line '|---|---|' above it"
        return [finding(first, "this is no row of a table", help)]
      }
      return [finding(first, "a blank line parts this row from its table", "take that line out")]
    }
    if lines.count > 1, lines.allSatisfy({ $0.text.contains("\t") }) {
      let help = "write '|' before, between and after the cells, and '|---|---|' below the head"
      return [finding(lines[0], "this is no table: tabs part its columns", help)]
    }
    if lines.count > 1, let marks = lines.first?.markOfItem,
      lines.allSatisfy({ $0.markOfItem != nil })
    {
      let summary = "these are no items of a list: a space is missing after '\(marks)'"
      return [finding(lines[0], summary, "write a space after the mark of each item")]
    }
    if let item = lines.first(where: { $0.signOfItem != nil }), let sign = item.signOfItem {
      let summary = "this is no item of a list: '\(sign)' is a sign like others"
      return [
        finding(item, summary, "write '-' in place of '\(sign)', here and in the other items")
      ]
    }
    return lines.enumerated().compactMap { index, line in
      if index > 0, line.text.hasPrefix(": ") {
        let summary = "this explains no term: the colon is a sign like others"
        return finding(line, summary, "write an item of a list, as in '- **Label**: what names it'")
      }
      if !page.isLoose, let word = line.wordOfOtherTool {
        let summary = "'\(word)' belongs to another tool, and is shown as it is"
        return finding(line, summary, "write in Markdown what it stands for, or leave it out")
      }
      if line.isFenceOfOtherSigns {
        let summary = "this opens no block of code"
        return finding(line, summary, "write three backticks, here and at its end")
      }
      if line.text.hasPrefix("[] ") {
        return finding(line, "this is no task: a space is missing in '[]'", "write '[ ]'")
      }
      if let signs = line.signsOfHeading(isAlone: lines.count == 1) {
        let summary = "this is no heading: a space is missing after '\(signs)'"
        return finding(line, summary, "write '\(signs) \(line.text.dropFirst(signs.count))'")
      }
      if line.text.hasPrefix(":::") || line.text.hasPrefix("!!! ") {
        let summary = "'\(line.text)' belongs to another kind of Markdown, and is read as text"
        return finding(line, summary, "write a quote that begins with '> [!NOTE]'")
      }
      return nil
    }
  }

  /// An alert of a kind that nobody knows, or with words beside its sign, which is a plain quote with the
  /// sign in it.
  private static func unknownAlert(_ blocks: [Block], on page: CheckedPage) -> Diagnostic? {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    let text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    let kinds = Block.AlertKind.allCases.map { $0.rawValue.uppercased() }
    let name = text.dropFirst(2).prefix { $0 != "]" }.uppercased()
    let location = page.location(first.position)
    if kinds.contains(name) {
      let summary = "this is no alert: words stand beside '\(text[...end])'"
      let help = "let '> [!\(name)]' stand alone, and begin the words in the next line with '> '"
      return Diagnostic(.unreadMarkdown, at: location, summary, help: help)
    }
    guard text.last == "]" else { return nil }
    let help = Suggestion(among: kinds.map { "[!\($0)]" }).sentence(for: "[!\(name)]")
    return Diagnostic(.unreadMarkdown, at: location, "there is no alert '\(text)'", help: help)
  }

  /// A quote that begins with the word of an alert, as DocC writes asides.
  private static func aside(_ blocks: [Block], on page: CheckedPage) -> Diagnostic? {
    guard !page.isLoose, let first = blocks.first, case .paragraph(let inlines) = first.kind else {
      return nil
    }
    let text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
    guard let match = text.prefixMatch(of: /(Note|Tip|Important|Warning|Caution)(?::|$)/) else {
      return nil
    }
    return Diagnostic(
      .unreadMarkdown,
      at: page.location(first.position),
      "this is a quotation and no alert: '\(match.output.0)' begins none here",
      help: "write '> [!\(match.output.1.uppercased())]' in place of '\(match.output.0)', and the "
        + "words in the next line"
    )
  }

  /// Signs at the end of a heading that nothing parts from its words, which belong to them.
  private static func closingSigns(
    of content: [Inline],
    _ block: Block,
    on page: CheckedPage
  ) -> Diagnostic? {
    let signs = String(content.plainText.reversed().prefix { $0 == "#" })
    guard signs.count > 1 else { return nil }
    return Diagnostic(
      .unreadMarkdown,
      at: page.location(block.position),
      "'\(signs)' belongs to the words of the heading: a space is missing before it",
      help: "leave '\(signs)' out at the end of the line"
    )
  }

  /// Signs of emphasis, code and links that are left in running text.
  private static func unreadSigns(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    // Hardly any text has one.
    guard text.text.utf8.contains(where: { "*`]_~<".utf8.contains($0) }) else { return [] }
    return UnreadSign.all.flatMap { sign -> [Diagnostic] in
      sign.places(in: text.text).compactMap { index in
        let position = text.position(of: index)
        // Where the file has other signs there, such as a backslash, the author meant the signs.
        guard page.lines.indices.contains(position.line - 1) else { return nil }
        let rest = page.lines[position.line - 1].dropFirst(position.column - 1)
        guard rest.hasPrefix(sign.text), page.isUnescaped(position) else { return nil }
        return Diagnostic(
          .unreadMarkdown,
          at: page.location(position),
          sign.summary,
          help: sign.help(for: rest)
        )
      }
    }
  }
}

extension Rule {
  static let unreadMarkdown = Rule(
    id: "unread-markdown",
    canBeAllowed: true,
    explanation: """
      Signs that look like Markdown stand in the text as they are, because CommonMark reads them \
      otherwise: a heading without a space after its '##', a table without the line under its head, an \
      alert of an unknown kind or with words beside its sign, emphasis or code that nothing closes, a \
      link whose address holds a blank. A backslash before a sign says that the sign itself is meant.
      """,
    readers: """
      Readers see signs in place of a heading, a table or a link. A listener hears “number number \
      Labels” and misses the heading when jumping from one to the next.
      """,
    wrong: "##Labels\n\nRead **[all](all labels.md).",
    right: "## Labels\n\nRead **[all](all-labels.md)**."
  )
}
