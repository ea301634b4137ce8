import Markdown
import Testing

struct FrontMatterTests {
  @Test func `front matter is between two lines of dashes at the top`() {
    let document = MarkdownDocument(parsing: "---\ntitle: A\nrows: [B1]\n---\nText.\n")
    #expect(document.frontMatter?.yaml == "title: A\nrows: [B1]\n")
    #expect(document.frontMatter?.firstLine == 2)
    #expect(document.blocks.count == 1)
  }

  @Test(arguments: [
    "Text.\n\n---\n\ntitle: A\n\n---\n",
    "---\ntitle: A\n",
    "\n---\ntitle: A\n---\n",
  ])
  func `anything else is not front matter`(source: String) {
    #expect(MarkdownDocument(parsing: source).frontMatter == nil)
  }

  @Test func `a document has the lines of the whole file`() {
    let document = MarkdownDocument(parsing: "---\ntitle: A\n---\r\nText.\n")
    #expect(document.lines.map(String.init) == ["---", "title: A", "---", "Text.", ""])
  }

  @Test func `front matter may be empty`() {
    let document = MarkdownDocument(parsing: "---\n---\nText.\n")
    #expect(document.frontMatter?.yaml.isEmpty == true)
    #expect(document.blocks.count == 1)
  }
}
