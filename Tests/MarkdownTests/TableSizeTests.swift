import Markdown
import Testing

/// Tables are counted before they are parsed, since short rows are completed with empty cells.
struct TableSizeTests {
  private func table(columns: Int, rows: Int, prefix: String = "") -> String {
    let head = prefix + String(repeating: "|a", count: columns) + "|\n"
    let delimiters = prefix + String(repeating: "|-", count: columns) + "|\n"
    return head + delimiters + String(repeating: "\(prefix)|x\n", count: rows)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "> ", "  ", "> > "])
  func `a text whose tables would have too many cells is not parsed`(prefix: String) {
    let document = MarkdownDocument(
      parsing: "One.\n\n" + table(columns: 1_200, rows: 1_200, prefix: prefix)
    )
    #expect(document.oversizedTable == SourcePosition(line: 3, column: 1))
    #expect(document.blocks == [])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["\r\n", "\r"])
  func `other line endings make no difference`(lineEnding: String) {
    let text = table(columns: 1_200, rows: 1_200).replacing("\n", with: lineEnding)
    let document = MarkdownDocument(parsing: text)
    #expect(document.oversizedTable == SourcePosition(line: 1, column: 1))
  }

  @Test func `the line counts from the front matter`() {
    let text = "---\ntitle: A\n---\n" + table(columns: 1_200, rows: 1_200)
    let document = MarkdownDocument(parsing: text)
    #expect(document.oversizedTable == SourcePosition(line: 4, column: 1))
    #expect(document.frontMatter != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `all tables of a text are counted, and the one that is too much is named`() {
    let one = table(columns: 500, rows: 600) + "\n"
    let document = MarkdownDocument(parsing: one + one)
    #expect(document.oversizedTable == SourcePosition(line: 604, column: 1))
  }

  @Test func `delimiters with alignments, spaces and no outer pipes are counted`() {
    for delimiters in [":-|", "-: |", " :-----: \t|", "-\u{0B}|\u{0C}"] {
      let text =
        String(repeating: "a|", count: 1_200) + "a\n"
        + String(repeating: delimiters, count: 1_200) + "-\n"
        + String(repeating: "x\n", count: 1_200)
      #expect(MarkdownDocument(parsing: text).oversizedTable?.line == 1)
    }
  }

  @Test func `a table ends at a blank line`() {
    let text = table(columns: 1_200, rows: 1) + "\n" + String(repeating: "|x\n", count: 1_200)
    let document = MarkdownDocument(parsing: text)
    #expect(document.oversizedTable == nil)
    #expect(document.blocks.count == 2)
  }

  @Test func `ordinary tables and long texts are parsed`() {
    let many = String(repeating: table(columns: 5, rows: 20) + "\n", count: 100)
    #expect(MarkdownDocument(parsing: many).blocks.count == 100)
    let rules = String(repeating: "a | b\n", count: 2_000)
    #expect(MarkdownDocument(parsing: rules).oversizedTable == nil)
  }
}
