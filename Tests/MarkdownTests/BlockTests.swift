import Markdown
import Testing

struct BlockTests {
  private func kinds(_ source: String) -> [Block.Kind] {
    MarkdownDocument(parsing: source).blocks.map(\.kind)
  }

  @Test func `a table has a header and rows`() throws {
    let source = """
      | Size | Price |
      |---|---|
      | Small | 395 |
      | Large | 635 |
      """
    guard case .table(let table)? = kinds(source).first else {
      Issue.record("no table")
      return
    }
    #expect(table.header.map(\.plainText) == ["Size", "Price"])
    #expect(table.rows.map { $0.map(\.plainText) } == [["Small", "395"], ["Large", "635"]])
  }

  @Test func `a task list has checked items`() {
    guard case .list(let list)? = kinds("- [x] read\n- [ ] write\n- rest").first else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.isDone) == [true, false, nil])
  }

  @Test func `an ordered list has the number of its first item`() {
    guard case .list(let list)? = kinds("3. three\n4. four").first else {
      Issue.record("no list")
      return
    }
    #expect(list.start == 3)
    #expect(list.items.count == 2)
  }

  @Test(arguments: Block.AlertKind.allCases)
  func `a quote that begins with a marker is an alert`(kind: Block.AlertKind) {
    let source = "> [!\(kind.rawValue.uppercased())]\n> Mind the gap.\n>\n> Twice."
    guard case .alert(let found, let blocks)? = kinds(source).first else {
      Issue.record("no alert")
      return
    }
    #expect(found == kind)
    #expect(blocks.count == 2)
    #expect(blocks.first?.kind == .paragraph([Inline(.text("Mind the gap."), at: .init(2, 3))]))
  }

  @Test func `a quote with an unknown marker stays a quote`() {
    guard case .quote? = kinds("> [!HURRAY]\n> Yes.").first else {
      Issue.record("no quote")
      return
    }
  }

  @Test func `footnotes are numbered in the order of reference`() {
    let source = """
      One[^b] and two[^a] and one again[^b].

      [^a]: The second.
      [^b]: The first.
      [^c]: Never mentioned.
      """
    let blocks = kinds(source)
    guard case .paragraph(let inlines)? = blocks.first else {
      Issue.record("no paragraph")
      return
    }
    let references = inlines.compactMap { inline -> Int? in
      if case .footnoteReference(let number) = inline.kind { return number }
      return nil
    }
    #expect(references == [1, 2, 1])
    let notes = blocks.compactMap { kind -> String? in
      guard case .footnote(let note) = kind,
        case .paragraph(let text)? = note.blocks.first?.kind
      else { return nil }
      return "\(note.number) \(text.plainText)"
    }
    #expect(notes == ["1 The first.", "2 The second."])
  }

  @Test(arguments: [
    ("```swift\nlet a = 1\n```\n", true),
    ("```swift\nlet a = 1\n", false),
    ("~~~~\na\n~~~~~~\n", true),
    ("~~~~\na\n~~~\n", false),
    ("> ```\n> a\n> ```\n", true),
  ])
  func `a fence is closed or not`(source: String, isClosed: Bool) {
    var blocks = MarkdownDocument(parsing: source).blocks
    if case .quote(let inner)? = blocks.first?.kind { blocks = inner }
    guard case .code(let code)? = blocks.first?.kind else {
      Issue.record("no code")
      return
    }
    #expect(code.isFenced)
    #expect(code.isClosed == isClosed)
  }

  @Test func `a fence has its words, its language and the line of its code`() {
    guard case .code(let code)? = kinds("\n\n```swift continues name=cart\nlet a = 1\n```").first
    else {
      Issue.record("no code")
      return
    }
    #expect(code.info == "swift continues name=cart")
    #expect(code.language == "swift")
    #expect(code.text == "let a = 1\n")
    #expect(code.firstLine == 4)
  }

  @Test func `indented code is not a fence`() {
    guard case .code(let code)? = kinds("    let a = 1\n").first else {
      Issue.record("no code")
      return
    }
    #expect(!code.isFenced)
    #expect(code.language.isEmpty)
  }
}

extension SourcePosition {
  fileprivate init(_ line: Int, _ column: Int) {
    self.init(line: line, column: column)
  }
}
