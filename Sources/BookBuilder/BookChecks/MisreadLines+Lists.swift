import Diagnostics
import Markdown
import SourceText

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
