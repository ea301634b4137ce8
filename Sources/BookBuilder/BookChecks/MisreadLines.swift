import Diagnostics
import Markdown
import SourceText

/// The lines of a page that belong elsewhere than they look.
struct MisreadLines {
  private let page: CheckedPage
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
      guard page.lines.indices.contains(number - 1), let first = page.lines[number - 1].first,
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
    guard page.lines.indices.contains(number - 1), block.endLine > number,
      page.lines[number - 1].drop(while: { $0 == " " || $0 == ">" }).first != "#"
    else { return }
    let underline = (number + 1...block.endLine).first { line in
      guard page.lines.indices.contains(line - 1) else { return false }
      let signs = page.lines[line - 1].trimmingWhitespace().drop { $0 == ">" || $0 == " " }
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

  /// A list that goes on after something that looks like a part of it and is none.
  private mutating func brokenList(_ list: MarkdownList, before next: Block) {
    guard let item = list.items.last, let inner = item.blocks.first else { return }
    let (here, indent) = (next.position.column, inner.position.column)
    let mark =
      page.lines.indices.contains(inner.position.line - 1)
      ? page.lines[inner.position.line - 1].prefix { $0 == " " || $0 == ">" }.count + 1 : 1
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
  private mutating func twoMarks(
    _ block: Block,
    _ list: MarkdownList,
    after earlier: Character?,
    before next: Block
  ) -> Character? {
    guard case .list(let other) = next.kind, (list.start == nil) == (other.start == nil),
      next.position.column == block.position.column,
      let last = list.items.last?.blocks.last?.endLine, next.position.line == last + 1,
      page.lines.indices.contains(block.position.line - 1),
      page.lines.indices.contains(next.position.line - 1)
    else { return nil }
    func mark(_ block: Block) -> Character? {
      page.lines[block.position.line - 1].dropFirst(block.position.column - 1)
        .drop { $0.isNumber }.first
    }
    guard let first = earlier ?? mark(block), let second = mark(next) else { return nil }
    guard first != second else { return first }
    report(
      next.position.line,
      "this item begins another list, because its mark is '\(second)' and not '\(first)'",
      "write '\(first)', or put a paragraph between two lists"
    )
    return first
  }

  private mutating func report(_ line: Int, _ summary: String, _ help: String) {
    let indent =
      page.lines.indices.contains(line - 1)
      ? page.lines[line - 1].prefix { $0 == " " }.count : 0
    let place = SourcePosition(line: line, column: indent + 1)
    findings.append(Diagnostic(.misreadNesting, at: page.location(place), summary, help: help))
  }
}
