import Markdown
import Testing

struct PositionTests {
  @Test func `columns count characters, not bytes`() {
    let source = "Это слово и [ссылка](x.md)."
    guard case .paragraph(let inlines)? = MarkdownDocument(parsing: source).blocks.first?.kind
    else {
      Issue.record("no paragraph")
      return
    }
    let link = inlines.first { if case .link = $0.kind { true } else { false } }
    #expect(link?.position == SourcePosition(line: 1, column: 13))
  }

  @Test func `autolinks have their own locations`() {
    let source = "See, «там»,\nwww.a.example and https://b.example/c, *or*\nhttps://d.example.\n"
    guard case .paragraph(let inlines)? = MarkdownDocument(parsing: source).blocks.first?.kind
    else {
      Issue.record("no paragraph")
      return
    }
    let links = inlines.filter { if case .link = $0.kind { true } else { false } }
    let places = [(2, 1), (2, 19), (3, 1)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(links.map(\.position) == places)
  }

  @Test func `lines are counted from the start of the file, including front matter`() {
    let source = "---\ntitle: A\n---\n\n## Heading\n\nText.\n"
    let blocks = MarkdownDocument(parsing: source).blocks
    #expect(blocks.map(\.position.line) == [5, 7])
  }

  @Test func `a block has its last line`() {
    let blocks = MarkdownDocument(parsing: "One\ntwo.\n\n- a\n- b\n").blocks
    #expect(blocks.first?.endLine == 2)
  }

  @Test func `code in a list has the column of its lines`() {
    let source = "- first\n\n  ```swift\n  let a = 1\n  ```\n"
    guard case .list(let list)? = MarkdownDocument(parsing: source).blocks.first?.kind,
      case .code(let code)? = list.items.first?.blocks.last?.kind
    else {
      Issue.record("no code")
      return
    }
    #expect(code.column == 3)
    #expect(code.firstLine == 4)
  }

  @Test(arguments: [
    ("One\\\n[a](b)", 2, 1), ("One\\\n**[a](b)** and more", 2, 3),
    ("One\\\ntwo\\\nand [a](b)", 3, 5), ("One\\\ntwo\nand [a](b)", 3, 5),
    ("> One\\\n> [a](b)", 2, 3), ("- One\\\n  two\\\n  [a](b)", 3, 3),
    ("Эхо\\\nи [a](b)", 2, 3), ("One\\\\\nand [a](b)", 2, 5), ("One  \nand [a](b)", 2, 5),
  ])
  func `a hard break by a backslash counts as a line`(source: String, line: Int, column: Int) {
    let found = MarkdownDocument(parsing: source + "\n").blocks.flatMap(links(in:))
    #expect(found == [SourcePosition(line: line, column: column)])
  }

  private func links(in block: Block) -> [SourcePosition] {
    switch block.kind {
    case .paragraph(let inlines): links(in: inlines)
    case .quote(let blocks): blocks.flatMap(links(in:))
    case .list(let list): list.items.flatMap(\.blocks).flatMap(links(in:))
    default: []
    }
  }

  private func links(in inlines: [Inline]) -> [SourcePosition] {
    inlines.flatMap { inline -> [SourcePosition] in
      switch inline.kind {
      case .link: [inline.position]
      case .strong(let content): links(in: content)
      default: []
      }
    }
  }
}
