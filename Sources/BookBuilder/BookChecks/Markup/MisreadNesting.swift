import Diagnostics
import Markdown
import SourceText

extension Check {
  static let misreadLines = Check(onEachPage: .misreadNesting) { page in
    MisreadLines(on: page).findings
  }
}

extension Rule {
  static let misreadNesting = Rule(
    id: "misread-nesting",
    canBeAllowed: true,
    explanation: """
      CommonMark treats a line as part of another block than it appears to be: a line right after a quote \
      or a list item continues it, hyphens right below a sentence make it a heading, four spaces make \
      code, and a line that is indented less than the text of a list ends the list. Source: CommonMark \
      0.31.2, “Block quotes”, “List items”, “Setext headings”, “Indented code blocks”.
      """,
    readers: """
      Readers get a sentence as a heading, or text as code. A listener hears two lists of one item \
      instead of one list of two, so the number of items is wrong.
      """,
    wrong: "> A quotation.\nAnd what follows from it.",
    right: "> A quotation.\n\nAnd what follows from it."
  )
}

struct MisreadLines {
  let page: CheckedPage
  private(set) var findings: [Diagnostic] = []

  init(on page: CheckedPage) {
    self.page = page
    inspect(page.document.blocks, in: .page)
  }

  private enum Enclosure {
    case page
    case quote
    case list
  }

  private mutating func inspect(_ blocks: [Block], in enclosure: Enclosure) {
    // The list marker of the first of several adjacent lists.
    var mark: Character?
    for (index, block) in blocks.enumerated() {
      let next = blocks.dropFirst(index + 1).first
      switch block.kind {
      case .paragraph: lazyLine(of: block, in: enclosure)
      case .heading(let level, let content): underlined(block, level: level, content)
      case .quote(let inner), .alert(_, let inner): inspect(inner, in: .quote)
      case .footnote(let note): inspect(note.blocks, in: .list)
      case .list(let list):
        for item in list.items { inspect(item.blocks, in: .list) }
        if let next { interruptedList(list, before: next) }
        shiftedItem(in: list)
        mark = next.flatMap { changedMarker(block, list, after: mark, before: $0) }
      case .code(let code) where !code.isFenced: indented(block, code, after: blocks[..<index].last)
      case .code, .html, .thematicBreak, .table: break
      }
    }
  }

  /// Finds a line without the marker or indentation of its quote or list, which continues it
  /// anyway.
  private mutating func lazyLine(of block: Block, in enclosure: Enclosure) {
    guard enclosure != .page, block.endLine > block.position.line else { return }
    for number in block.position.line + 1...block.endLine {
      guard let first = page.line(number)?.first,
        enclosure == .quote
          ? first != ">" && first != " " : first != " " && first != ">" && first != "\t",
        !isWrapped(number)
      else { continue }
      let name = enclosure == .quote ? "quote" : "list item"
      return report(
        number,
        "this line continues the \(name) before it",
        enclosure == .quote
          ? "put a blank line before it, or begin it with '> '"
          : "put a blank line before it, or indent it like the item"
      )
    }
  }

  /// Whether a line goes on with the sentence of the line before it, which an editor wrapped.
  private func isWrapped(_ number: Int) -> Bool {
    guard let line = page.line(number), let previous = page.line(number - 1) else { return false }
    let before = previous.trimmingWhitespace()
    let isSentence = before.last { !"*_\"”»’)`".contains($0) }.map { ".:;!?…".contains($0) } ?? true
    return !isSentence
      && (line.first(where: \.isLetter)?.isLowercase == true || before.count >= Self.wrappedLength)
  }

  /// The characters of a line that an author would wrap; most editors wrap at 72 or more.
  private static let wrappedLength = 60

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
    // A single line that isn't a sentence is probably meant as a heading.
    let isSentence = content.plainText.last.map { ".:;,".contains($0) } == true
    guard let underline, underline > number + 1 || isSentence else { return }
    report(
      underline,
      "this line turns the text above it into a heading of level \(level)",
      "put a blank line before it, or write the heading with '\(String(repeating: "#", count: level)) '"
    )
  }

  private mutating func indented(_ block: Block, _ code: CodeBlock, after previous: Block?) {
    let first = code.text.drop(while: \.isNewline).prefix { !$0.isNewline }.trimmingWhitespace()
    let isItem =
      first.hasPrefix("- ") || first.hasPrefix("* ") || first.hasPrefix("> ")
      || first.prefixMatch(of: /[0-9]+[.)]\ /) != nil
    let isFence = first.hasPrefix("```") || first.hasPrefix("~~~")
    // Other tools show indented code on purpose; in a book it would not be compiled.
    let isMisread = isItem || isFence || isList(previous)
    guard isMisread || !page.isLoose else { return }
    report(
      block.position.line,
      isFence
        ? "this fence is shown as text because it is indented by four spaces"
        : "this is shown as code because it is indented by four spaces",
      isMisread
        ? "indent it less, to the column of the text it belongs to"
        : "remove the spaces; put code between '```swift' and '```', so that it is compiled"
    )
  }

  private func isList(_ block: Block?) -> Bool {
    if case .list? = block?.kind { true } else { false }
  }

  /// Reports a line, at its first character after the indentation.
  mutating func report(_ line: Int, _ summary: String, _ help: String) {
    let indent = page.line(line)?.prefix { $0 == " " }.count ?? 0
    let position = SourcePosition(line: line, column: indent + 1)
    findings.append(Diagnostic(.misreadNesting, at: page.location(position), summary, help: help))
  }

  mutating func interruptedList(_ list: MarkdownList, before next: Block) {
    guard let item = list.items.last, let inner = item.blocks.first else { return }
    let (here, indent) = (next.position.column, inner.position.column)
    let mark =
      1 + (page.line(inner.position.line)?.prefix { $0 == " " || $0 == ">" }.count ?? 0)
    // Indented deeper than the list, but less than its text.
    guard here > mark, here < indent else { return }
    report(
      next.position.line,
      "this looks like a part of the list before it, but ends the list",
      "put \(indent - here) more \(indent - here == 1 ? "space" : "spaces") before it"
    )
  }

  /// Reports the first item that is indented more than the list, but less than its text.
  ///
  /// Outside a book, such a list was probably only written carelessly.
  mutating func shiftedItem(in list: MarkdownList) {
    guard !page.isLoose, let first = list.items.first?.position.column,
      let index = list.items.firstIndex(where: { $0.position.column > first }),
      let text = list.items[index - 1].blocks.first?.position.column
    else { return }
    let item = list.items[index].position
    let count = text - item.column
    report(
      item.line,
      "this item is not part of the item before it",
      "put \(count) more \(count == 1 ? "space" : "spaces") before it to nest it, "
        + "or indent it like the others"
    )
  }

  /// Reports items with another marker right after those of a list, which begin another list.
  ///
  /// - Parameter earlier: the marker of a list right before this one; a third list that returns to
  ///   it is not reported.
  /// - Returns: the marker of the first of these lists; `nil` where something else follows.
  mutating func changedMarker(
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
      "this item begins another list because its marker is '\(second)', not '\(first)'",
      "write '\(first)', or put a paragraph between two lists"
    )
    return first
  }

  private func mark(of block: Block) -> Character? {
    page.line(block.position.line)?.dropFirst(block.position.column - 1).drop(while: \.isNumber)
      .first
  }
}
