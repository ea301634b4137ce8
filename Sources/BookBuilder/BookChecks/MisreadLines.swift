import Diagnostics
import Markdown
import SourceText

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
