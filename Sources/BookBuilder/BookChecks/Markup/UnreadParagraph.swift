import Diagnostics
import Markdown
import SourceText

/// A paragraph whose lines may have been meant as a table, a list or another block.
struct UnreadParagraph {
  private let page: CheckedPage
  private let lines: [UnreadLine]
  /// The line before the blank one above the paragraph; `nil` at the beginning of a file.
  private let lineAbove: Substring?

  /// Takes a paragraph of a page; `nil` if its lines begin like words, as nearly all do.
  init?(_ block: Block, on page: CheckedPage) {
    let numbers = block.position.line...max(block.position.line, block.endLine)
    let column = block.position.column
    let isSuspicious = numbers.contains { number in
      page.line(number).map { UnreadLine.isSuspicious($0, column: column) } ?? false
    }
    guard isSuspicious else { return nil }
    self.page = page
    lines = numbers.compactMap { number in
      page.line(number).map { UnreadLine($0, number: number, column: column) }
    }
    lineAbove = page.line(block.position.line - 2)
  }

  /// What the lines were meant to be: all together, or each by itself.
  var findings: [Diagnostic] {
    if let (line, summary, help) = table ?? list {
      return [page.unread(summary, at: line.position, help: help)]
    }
    return lines.indices.compactMap { index in
      let line = lines[index]
      return line.fault(isFirst: index == 0, isAlone: lines.count == 1, isLoose: page.isLoose)
        .map { page.unread($0.summary, at: line.position, help: $0.help) }
    }
  }

  private typealias Fault = (line: UnreadLine, summary: String, help: String)

  /// What keeps the lines from being a table, or a row of one.
  private var table: Fault? {
    guard let first = lines.first else { return nil }
    if lines.count > 1, lines.allSatisfy({ $0.text.hasPrefix("|") }) {
      let summary =
        "this is no table: the line under its head is missing, or has another number of columns"
      let columns = max(1, first.text.split(separator: "|").count)
      let rule = "|" + String(repeating: "---|", count: columns)
      return (first, summary, "write '\(rule)' as the second line")
    }
    if lines.count == 1, first.isRowOfTable {
      return lineAbove?.hasPrefix("|") == true
        ? (first, "a blank line parts this row from its table", "take that line out")
        : (first, "this is no row of a table", "write a head and a line '|---|---|' above it")
    }
    guard lines.count > 1, lines.allSatisfy({ $0.text.contains("\t") }) else { return nil }
    let help = "write '|' before, between and after the cells, and '|---|---|' below the head"
    return (first, "this is no table: tabs part its columns", help)
  }

  /// What keeps lines from being items of a list.
  private var list: Fault? {
    if lines.count > 1, let first = lines.first, let mark = first.markOfItem,
      lines.allSatisfy({ $0.markOfItem != nil })
    {
      let summary = "these are no items of a list: a space is missing after '\(mark)'"
      return (first, summary, "write a space after the mark of each item")
    }
    guard let item = lines.first(where: { $0.signOfItem != nil }), let sign = item.signOfItem else {
      return nil
    }
    let summary = "this is no item of a list: '\(sign)' is a sign like others"
    return (item, summary, "write '-' in place of '\(sign)', here and in the other items")
  }
}

/// The first line of a quote, which may have been meant as an alert.
struct UnreadQuote {
  private let page: CheckedPage
  private let position: SourcePosition
  private let text: String

  /// Takes the blocks of a quote; `nil` if it begins with something else than a paragraph.
  init?(_ blocks: [Block], on page: CheckedPage) {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    self.page = page
    position = first.position
    text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
  }

  /// What keeps the quote from being an alert; `nil` for a quotation.
  ///
  /// Outside a book other tools may know asides.
  var finding: Diagnostic? { unknownAlert ?? (page.isLoose ? nil : aside) }

  /// An alert of a kind that nobody knows, or with words beside its sign, which is a plain quote with the
  /// sign in it.
  private var unknownAlert: Diagnostic? {
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    let kinds = Block.AlertKind.allCases.map { $0.rawValue.uppercased() }
    let name = text.dropFirst(2).prefix { $0 != "]" }.uppercased()
    if kinds.contains(name) {
      let summary = "this is no alert: words stand beside '\(text[...end])'"
      let help = "let '> [!\(name)]' stand alone, and begin the words in the next line with '> '"
      return page.unread(summary, at: position, help: help)
    }
    guard text.last == "]" else { return nil }
    let help = Suggestion(among: kinds.map { "[!\($0)]" }).sentence(for: "[!\(name)]")
    return page.unread("there is no alert '\(text)'", at: position, help: help)
  }

  /// A quote that begins with the word of an alert, as DocC writes asides.
  private var aside: Diagnostic? {
    let word = text.prefix(while: \.isLetter)
    let rest = text[word.endIndex...]
    guard ["Note", "Tip", "Important", "Warning", "Caution"].contains(word),
      rest.isEmpty || rest.first == ":"
    else { return nil }
    let opening = word + rest.prefix(1)
    return page.unread(
      "this is a quotation and no alert: '\(opening)' begins none here",
      at: position,
      help: "write '> [!\(word.uppercased())]' in place of '\(opening)', and the "
        + "words in the next line"
    )
  }
}
