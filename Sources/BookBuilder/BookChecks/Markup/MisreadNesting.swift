import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds lines that CommonMark takes for a part of another block than they look like.
  static let misreading = Check(onEachPage: .misreadNesting) { page in
    MisreadLines(on: page).findings
  }
}

extension Rule {
  static let misreadNesting = Rule(
    id: "misread-nesting",
    canBeAllowed: true,
    explanation: """
      CommonMark takes a line for a part of another block than it looks like: a line right after a quote \
      or an item of a list belongs to it, hyphens right under a sentence make a heading of it, four \
      spaces make code, and a line that is indented less than the text of a list ends the list. Source: \
      CommonMark 0.31.2, “Block quotes”, “List items”, “Setext headings”, “Indented code blocks”.
      """,
    readers: """
      Readers get a sentence as a heading, or text as code. A listener hears a list of one item twice in \
      place of one of two, and the number of items is wrong.
      """,
    wrong: "> A quotation.\nAnd what follows from it.",
    right: "> A quotation.\n\nAnd what follows from it."
  )
}

/// The lines of a page that belong elsewhere than they look.
struct MisreadLines {
  let page: CheckedPage
  private(set) var findings: [Diagnostic] = []

  init(on page: CheckedPage) {
    self.page = page
    look(at: page.document.blocks, in: .page)
  }

  /// What encloses blocks.
  private enum Enclosure {
    case page
    case quote
    case list
  }

  private mutating func look(at blocks: [Block], in enclosure: Enclosure) {
    // That of the first of several lists without anything between them.
    var mark: Character?
    for (index, block) in blocks.enumerated() {
      let next = blocks.dropFirst(index + 1).first
      switch block.kind {
      case .paragraph: lazyLine(of: block, in: enclosure)
      case .heading(let level, let content): underlined(block, level: level, content)
      case .quote(let inner), .alert(_, let inner): look(at: inner, in: .quote)
      case .footnote(let note): look(at: note.blocks, in: .list)
      case .list(let list):
        for item in list.items { look(at: item.blocks, in: .list) }
        if let next { brokenList(list, before: next) }
        mark = next.flatMap { twoMarks(block, list, after: mark, before: $0) }
      case .code(let code) where !code.isFenced: indented(block, code, after: blocks[..<index].last)
      case .code, .html, .thematicBreak, .table: break
      }
    }
  }

  /// A line without the mark or the indent of its quote or list, which belongs to it all the same.
  private mutating func lazyLine(of block: Block, in enclosure: Enclosure) {
    guard enclosure != .page, block.endLine > block.position.line else { return }
    for number in block.position.line + 1...block.endLine {
      guard let first = page.line(number)?.first,
        enclosure == .quote
          ? first != ">" && first != " " : first != " " && first != ">" && first != "\t"
      else { continue }
      let name = enclosure == .quote ? "quote" : "item of a list"
      return report(
        number,
        "this line belongs to the \(name) before it",
        enclosure == .quote
          ? "put a blank line before it, or '> ' at its beginning"
          : "put a blank line before it, or indent it like the item"
      )
    }
  }

  /// A line of hyphens or equals signs that makes a heading of the paragraph before it.
  private mutating func underlined(_ block: Block, level: Int, _ content: [Inline]) {
    let number = block.position.line
    guard block.endLine > number, let first = page.line(number),
      first.drop(while: { $0 == " " || $0 == ">" }).first != "#"
    else { return }
    let underline = (number + 1...block.endLine).first { number in
      guard let line = page.line(number) else { return false }
      let signs = line.trimmingWhitespace().drop { $0 == ">" || $0 == " " }
      return !signs.isEmpty && signs.allSatisfy { $0 == "-" || $0 == "=" }
    }
    // A heading of one line that is no sentence is most likely meant as one.
    let isSentence = content.plainText.last.map { ".:;,".contains($0) } == true
    guard let underline, underline > number + 1 || isSentence else { return }
    report(
      underline,
      "this line makes a heading of level \(level) of the text right above it",
      "put a blank line before it, or write the heading with '\(String(repeating: "#", count: level)) '"
    )
  }

  /// Text that is shown as code, because four spaces stand before it.
  private mutating func indented(_ block: Block, _ code: CodeBlock, after previous: Block?) {
    let first = code.text.drop(while: \.isNewline).prefix { !$0.isNewline }.trimmingWhitespace()
    let isItem =
      first.hasPrefix("- ") || first.hasPrefix("* ") || first.hasPrefix("> ")
      || first.prefixMatch(of: /[0-9]+[.)]\ /) != nil
    let isFence = first.hasPrefix("```") || first.hasPrefix("~~~")
    // What other tools show as code on purpose would be compiled by nobody in a book.
    let isMisread = isItem || isFence || isList(previous)
    guard isMisread || !page.isLoose else { return }
    report(
      block.position.line,
      isFence
        ? "this fence is shown as it is, because four spaces stand before it"
        : "this is shown as code, because four spaces stand before it",
      isMisread
        ? "indent it less: by as much as the text it belongs to"
        : "take the spaces away; code stands between '```swift' and '```', so that it is compiled"
    )
  }

  private func isList(_ block: Block?) -> Bool {
    if case .list? = block?.kind { true } else { false }
  }

  /// Tells of a line, at its first letter.
  mutating func report(_ line: Int, _ summary: String, _ help: String) {
    let indent = page.line(line)?.prefix { $0 == " " }.count ?? 0
    let place = SourcePosition(line: line, column: indent + 1)
    findings.append(Diagnostic(.misreadNesting, at: page.location(place), summary, help: help))
  }
}

/// Lists that end or begin elsewhere than they look.
extension MisreadLines {
  /// A list that goes on after something that looks like a part of it and is none.
  mutating func brokenList(_ list: MarkdownList, before next: Block) {
    guard let item = list.items.last, let inner = item.blocks.first else { return }
    let (here, indent) = (next.position.column, inner.position.column)
    let mark =
      1 + (page.line(inner.position.line)?.prefix { $0 == " " || $0 == ">" }.count ?? 0)
    // Indented deeper than the list, and not as deep as its text.
    guard here > mark, here < indent else { return }
    report(
      next.position.line,
      "this looks like a part of the list before it, and ends the list",
      "put \(indent - here) more \(indent - here == 1 ? "space" : "spaces") before it"
    )
  }

  /// Items with another mark right after those of a list, which begin another list.
  ///
  /// - Parameter earlier: the mark of a list right before this one; a third list that goes on with it is
  ///   as it was meant.
  /// - Returns: the mark of the first of these lists; `nil` where something else follows.
  mutating func twoMarks(
    _ block: Block,
    _ list: MarkdownList,
    after earlier: Character?,
    before next: Block
  ) -> Character? {
    guard case .list(let other) = next.kind, (list.start == nil) == (other.start == nil),
      next.position.column == block.position.column,
      let last = list.items.last?.blocks.last?.endLine, next.position.line == last + 1,
      let first = earlier ?? mark(of: block), let second = mark(of: next)
    else { return nil }
    guard first != second else { return first }
    report(
      next.position.line,
      "this item begins another list, because its mark is '\(second)' and not '\(first)'",
      "write '\(first)', or put a paragraph between two lists"
    )
    return first
  }

  /// The sign before the first item of a list, such as a hyphen.
  private func mark(of block: Block) -> Character? {
    page.line(block.position.line)?.dropFirst(block.position.column - 1).drop(while: \.isNumber)
      .first
  }
}
