import Diagnostics
import Markdown

struct UnparsedParagraph {
  private let page: CheckedPage
  private let lines: [UnparsedLine]
  private let lineAbove: Substring?

  /// Prepares a paragraph; `nil` if all its lines begin like plain text, as most do.
  init?(_ block: Block, on page: CheckedPage) {
    let numbers = block.position.line...max(block.position.line, block.endLine)
    let column = block.position.column
    let isSuspicious = numbers.contains { number in
      page.line(number).map { UnparsedLine.isSuspicious($0, column: column) } ?? false
    }
    guard isSuspicious else { return nil }
    self.page = page
    lines = numbers.compactMap { number in
      page.line(number).map { UnparsedLine($0, number: number, column: column) }
    }
    lineAbove = page.line(block.position.line - 2)
  }

  var findings: [Diagnostic] {
    if let (line, summary, help) = table ?? list {
      return [page.unparsed(summary, at: line.position, help: help)]
    }
    return lines.indices.compactMap { index in
      let line = lines[index]
      return line.fault(isFirst: index == 0, isAlone: lines.count == 1, isLoose: page.isLoose)
        .map { page.unparsed($0.summary, at: line.position, help: $0.help) }
    }
  }

  private typealias Fault = (line: UnparsedLine, summary: String, help: String)

  private var table: Fault? {
    guard let first = lines.first else { return nil }
    if lines.count > 1, lines.allSatisfy(\.isTableRow), lineAbove?.hasPrefix("|") == true {
      let summary = "a blank line separates these rows from their table"
      return (first, summary, "remove the blank line")
    }
    if lines.count > 1, lines.allSatisfy({ $0.text.hasPrefix("|") }) {
      let summary =
        "this is not a table: the delimiter row is missing or has another number of columns"
      let columns = max(1, first.text.split(separator: "|").count)
      let rule = "|" + String(repeating: "---|", count: columns)
      let isRule = lines[1].text.allSatisfy { "|—– ".contains($0) }
      return (isRule ? lines[1] : first, summary, "write '\(rule)' as the second line")
    }
    if lines.count == 1, first.isTableRow {
      return lineAbove?.hasPrefix("|") == true
        ? (first, "a blank line separates this row from its table", "remove the blank line")
        : (first, "this row does not belong to a table", "write a header and '|---|---|' above it")
    }
    if !page.isLoose, lines.count > 1, first.bars > 0,
      lines.allSatisfy({ $0.bars == first.bars })
    {
      let rule = "|" + String(repeating: "---|", count: first.bars + 1)
      let summary = "this is not a table: the delimiter row is missing"
      return (first, summary, "write '\(rule)' as the second line")
    }
    guard lines.count > 1, lines.allSatisfy({ $0.text.contains("\t") }) else { return nil }
    let help = "write '|' before, between and after the cells, and '|---|---|' below the header"
    return (first, "this is not a table: its columns are separated by tabs", help)
  }

  private var list: Fault? {
    if lines.count > 1, let first = lines.first, let mark = first.listMarker,
      lines.allSatisfy({ $0.listMarker != nil })
    {
      let summary = "these are not list items: a space is missing after '\(mark)'"
      return (first, summary, "write a space after the marker of each item")
    }
    if lines.count > 1, let first = lines.first, let letter = first.itemLetter,
      lines.allSatisfy({ $0.itemLetter != nil })
    {
      let summary = "these are not list items: '\(letter))' is shown as text"
      return (first, summary, "write '1.' or '-' instead of '\(letter))', here and in the others")
    }
    if let item = swallowedItem {
      let summary = "this is not a list item: it continues the paragraph, as it isn't numbered 1"
      return (item, summary, "put a blank line before it")
    }
    let hasEmoji = !page.isLoose && lines.count > 1 && lines.allSatisfy { $0.emoji != nil }
    guard let item = hasEmoji ? lines.first : lines.first(where: { $0.bulletCharacter != nil }),
      let sign = hasEmoji ? item.emoji : item.bulletCharacter
    else {
      return nil
    }
    let summary = "this is not a list item: '\(sign)' is shown as text"
    let mark = item.hasGluedBullet ? "- " : "-"
    return (item, summary, "write '\(mark)' instead of '\(sign)', here and in the other items")
  }

  /// The first of the numbered items right below a sentence: only a list that begins with 1 may
  /// interrupt a paragraph.
  private var swallowedItem: UnparsedLine? {
    lines.indices.dropFirst().first { index in
      guard let number = lines[index].itemNumber else { return false }
      let next = lines.dropFirst(index + 1).first?.itemNumber
      return next == number + 1 || next == nil && lines[index - 1].text.hasSuffix(":")
    }.map { lines[$0] }
  }
}

struct UnparsedQuote {
  private let page: CheckedPage
  private let position: SourcePosition
  private let text: String

  init?(_ blocks: [Block], on page: CheckedPage) {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    self.page = page
    position = first.position
    text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
  }

  /// The reason why the quote is not parsed as an alert; `nil` for a quotation.
  ///
  /// Outside a book, asides are not reported, as other tools may support them.
  var finding: Diagnostic? { unknownAlert ?? (page.isLoose ? nil : aside) }

  /// An alert of an unknown kind, or with text on the line of its marker, which makes it a plain
  /// quote.
  private var unknownAlert: Diagnostic? {
    if let kind = Block.AlertKind.allCases.first(where: { text == "[\($0.rawValue.uppercased())]" })
    {
      let summary = "this is not an alert: '!' is missing in '\(text)'"
      return page.unparsed(summary, at: position, help: "write '[!\(kind.rawValue.uppercased())]'")
    }
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    let kinds = Block.AlertKind.allCases.map { $0.rawValue.uppercased() }
    let name = text.dropFirst(2).prefix { $0 != "]" }.uppercased()
    if kinds.contains(name) {
      let summary = "this is not an alert: there is text next to '\(text[...end])'"
      let help = "put '> [!\(name)]' on a line of its own, and begin the next line with '> '"
      return page.unparsed(summary, at: position, help: help)
    }
    guard text.last == "]" else { return nil }
    let help = Suggestion(among: kinds.map { "[!\($0)]" }).sentence(for: "[!\(name)]")
    return page.unparsed("there is no alert kind '\(text)'", at: position, help: help)
  }

  private var aside: Diagnostic? {
    let word = text.prefix(while: \.isLetter)
    let rest = text[word.endIndex...]
    guard ["Note", "Tip", "Important", "Warning", "Caution"].contains(word),
      rest.isEmpty || rest.first == ":"
    else { return nil }
    let opening = word + rest.prefix(1)
    return page.unparsed(
      "this is a quotation, not an alert: '\(opening)' does not begin one here",
      at: position,
      help: "write '> [!\(word.uppercased())]' instead of '\(opening)', and the "
        + "text on the next line"
    )
  }
}
