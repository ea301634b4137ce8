import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds quotes, lists and marks so deep inside of others that what they hold is not read.
  static let nesting = Check(onEachPage: .deepNesting) { page in
    let blocks = page.document.blocks.compactMap { outermostCut(in: $0, depth: 0) }
      .map { position in
        Diagnostic(
          .deepNesting,
          at: page.location(position),
          "\(MarkdownDocument.depthLimit) quotes and lists enclose this one; what it holds is lost",
          help: "take it out of the lists and quotes around it"
        )
      }
    // Those inside of others are among them, and have fewer around them than their outermost one.
    let marks = page.inlines.compactMap { outermostCut(in: $0, depth: 1) }
      .map { position in
        Diagnostic(
          .deepNesting,
          at: page.location(position),
          "\(MarkdownDocument.depthLimit) marks enclose this one; what it holds is lost",
          help: "take it out of the links and the emphasis around it"
        )
      }
    return blocks + marks
  }

  /// The place of the first mark whose content is not read; `nil` if all is.
  private static func outermostCut(in inline: Inline, depth: Int) -> SourcePosition? {
    switch inline.kind {
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, let content):
      if depth >= MarkdownDocument.depthLimit { return inline.position }
      for inner in content {
        if let position = outermostCut(in: inner, depth: depth + 1) { return position }
      }
      return nil
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: return nil
    }
  }

  /// The place of the first block whose content is not read; `nil` if all is.
  private static func outermostCut(in block: Block, depth: Int) -> SourcePosition? {
    switch block.kind {
    case .quote, .alert, .list, .footnote:
      if depth >= MarkdownDocument.depthLimit { return block.position }
      for inner in block.innerBlocks {
        if let position = outermostCut(in: inner, depth: depth + 1) { return position }
      }
      return nil
    case .paragraph, .heading, .code, .html, .thematicBreak, .table: return nil
    }
  }
}

extension Rule {
  static let deepNesting = Rule(
    id: "deep-nesting",
    explanation: """
      Lists and quotes inside of each other, and marks such as emphasis, are read down to the \
      hundredth; what lies deeper would take more memory than there is, and is left out. It is most \
      often a page written by a program.
      """,
    readers: """
      Readers would miss text without a word about it. And after the third level nobody who listens \
      knows any longer which list an item belongs to.
      """,
    wrong: "> > > > > > … 101 times",
    right: "> A quotation of a quotation is deep enough."
  )
}

extension Check {
  /// Finds lists whose numbers in the file are not those that readers get.
  static let listNumbers = Check(onEachPage: .misnumberedList) { page in
    page.blocks.compactMap { block -> Diagnostic? in
      guard case .list(let list) = block.kind, let start = list.start else { return nil }
      let numbers = list.items.compactMap { item -> (number: Int, line: Int)? in
        guard let line = item.blocks.first?.position.line,
          let marker = page.line(line)?.drop(while: { $0 == " " || $0 == ">" })
        else { return nil }
        let digits = marker.prefix { $0.isASCII && $0.isNumber }
        guard [".", ")"].contains(marker.dropFirst(digits.count).first) else { return nil }
        return Int(digits).map { ($0, line) }
      }
      // The same number at all items is a way to let Markdown count.
      guard numbers.count == list.items.count, numbers.contains(where: { $0.number != start }),
        let index = numbers.indices.first(where: { numbers[$0].number != start + $0 })
      else { return nil }
      let column = page.lines[numbers[index].line - 1].prefix { $0 == " " || $0 == ">" }.count + 1
      return Diagnostic(
        .misnumberedList,
        at: page.location(SourcePosition(line: numbers[index].line, column: column)),
        "the item '\(numbers[index].number)' is shown as number \(start + index)",
        help: "write '\(start + index).', and look whether an item is missing"
      )
    }
  }
}

extension Rule {
  static let misnumberedList = Rule(
    id: "misnumbered-list",
    canBeAllowed: true,
    explanation: """
      Markdown takes the number of a list's first item and counts on, whatever the others say. Write the \
      numbers in their order, or the same one at all items. Source: CommonMark 0.31.2, “Lists”.
      """,
    readers: """
      Readers would look for the step 4 that a text names, and hear another one.
      """,
    wrong: "1. Focus\n2. Listen\n4. Act",
    right: "1. Focus\n2. Listen\n3. Act"
  )
}
