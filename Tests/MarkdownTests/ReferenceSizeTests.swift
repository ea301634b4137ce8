import Markdown
import Testing

/// What references expand to is counted before a text is parsed.
struct ReferenceSizeTests {
  private func text(
    _ definition: String,
    address: Int = 30_000,
    use: String = "[a] ",
    count: Int = 8_000
  ) -> String {
    definition.replacing("LONG", with: String(repeating: "b", count: address)) + "\n\n"
      + String(repeating: use, count: count)
  }

  @Test(arguments: [
    "[a]: https://example.com/LONG", "[a]: <LONG>", "[a]: b 'LONG'", "[a]: b \"x\nLONG\"",
    "[a]:\nLONG", "> [a]: LONG", "- [a]: LONG", "1. [a]: LONG", "[A]: LONG",
    "[a]: b (x\n[c]: d LONG)", "   [a]: LONG", "Text.\n\n[a]: LONG",
  ])
  func `a text whose references expand to too much is not parsed`(definition: String) {
    let document = MarkdownDocument(parsing: text(definition))
    #expect(document.oversizedReference != nil)
    #expect(document.blocks == [])
  }

  @Test(arguments: ["![a] ", "[x][a] ", "[a][] ", "[\na\n] ", "[![a]][a] ", "[A] "])
  func `every form of reference counts`(use: String) {
    let document = MarkdownDocument(parsing: text("[a]: LONG", use: use))
    #expect(document.oversizedReference?.line == 1)
  }

  @Test func `the line counts from the front matter`() {
    let text = "---\ntitle: A\n---\nText.\n\n" + text("[a]: LONG")
    #expect(MarkdownDocument(parsing: text).oversizedReference?.line == 6)
  }

  @Test func `ordinary references are parsed`() {
    let definitions = (0..<5_000).map { "[#\($0)]: https://example.com/issues/\($0)\n" }.joined()
    let uses = (0..<5_000).map { "- A change ([#\($0)]).\n" }.joined()
    #expect(MarkdownDocument(parsing: uses + "\n" + definitions).oversizedReference == nil)
    let picture = text("[a]: data:image/png;base64,LONG", count: 10)
    #expect(MarkdownDocument(parsing: picture).oversizedReference == nil)
    #expect(MarkdownDocument(parsing: text("[a]: LONG", use: "[b] ")).oversizedReference == nil)
  }
}
