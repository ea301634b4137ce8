import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that were meant as Markdown and stand in the text as they are.
  static let unreadMarkdown = Check(onEachPage: .unreadMarkdown) { page in
    page.blocks.compactMap { block in
      switch block.kind {
      case .paragraph: unreadBlock(block, on: page)
      case .quote(let blocks): unknownAlert(blocks, on: page)
      default: nil
      }
    } + page.texts.flatMap { unreadSigns(in: $0, on: page) }
  }

  /// A heading without a space, or a table without the line under its head.
  private static func unreadBlock(_ block: Block, on page: CheckedPage) -> Diagnostic? {
    let lines = (block.position.line...block.endLine).compactMap { number in
      page.lines.indices.contains(number - 1)
        ? page.lines[number - 1].dropFirst(block.position.column - 1) : nil
    }
    let location = page.location(block.position)
    guard let first = lines.first else { return nil }
    let signs = first.prefix { $0 == "#" }
    if (2...6).contains(signs.count), first.count > signs.count {
      let summary = "this is no heading: a space is missing after '\(signs)'"
      return Diagnostic(.unreadMarkdown, at: location, summary, help: "write '\(signs) ' before it")
    }
    if lines.count > 1, lines.allSatisfy({ $0.trimmingWhitespace().hasPrefix("|") }) {
      return Diagnostic(
        .unreadMarkdown,
        at: location,
        "this is no table: the line under its head is missing, or has another number of columns",
        help: "write '|---|---|', with as many parts as the head has columns, as the second line"
      )
    }
    return nil
  }

  /// An alert of a kind that nobody knows, which is a plain quote with the sign in it.
  private static func unknownAlert(_ blocks: [Block], on page: CheckedPage) -> Diagnostic? {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    let text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
    guard text.hasPrefix("[!"), text.hasSuffix("]") else { return nil }
    let kinds = Block.AlertKind.allCases.map { $0.rawValue.uppercased() }
    return Diagnostic(
      .unreadMarkdown,
      at: page.location(first.position),
      "there is no alert '\(text)'",
      help: Suggestion(among: kinds).sentence(for: text.dropFirst(2).dropLast().uppercased())
    )
  }

  /// What each pair of signs was most likely meant to be.
  private static let signs: [(sign: String, summary: String, help: String)] = [
    (
      "**", "nothing closes or opens this '**'",
      "write '**' before and after the words, or '\\*\\*'"
    ),
    (
      "`", "nothing closes or opens this backtick",
      "write one before and one after the code, or '\\`'"
    ),
    (
      "](", "this is no link: its address holds a blank, or its bracket is not closed",
      "write the address as '<a b.md>', or '\\](' for the signs themselves"
    ),
  ]

  /// Signs of emphasis, code and links that are left in running text.
  private static func unreadSigns(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    // Hardly any text has one.
    guard text.text.utf8.contains(where: { "*`]".utf8.contains($0) }) else { return [] }
    return signs.compactMap { sign, summary, help in
      guard let range = text.text.firstRange(of: sign) else { return nil }
      let position = text.position(of: range.lowerBound)
      // Where the file has other signs there, such as a backslash, the author meant the signs.
      guard page.lines.indices.contains(position.line - 1),
        page.lines[position.line - 1].dropFirst(position.column - 1).hasPrefix(sign)
      else { return nil }
      return Diagnostic(.unreadMarkdown, at: page.location(position), summary, help: help)
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
      alert of an unknown kind, emphasis or code that nothing closes, a link whose address holds a \
      blank. A backslash before a sign says that the sign itself is meant.
      """,
    readers: """
      Readers see signs in place of a heading, a table or a link. A listener hears “number number \
      Labels” and misses the heading when jumping from one to the next.
      """,
    wrong: "##Labels\n\nRead **[all](all labels.md).",
    right: "## Labels\n\nRead **[all](all-labels.md)**."
  )
}
