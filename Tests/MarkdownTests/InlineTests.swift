import Markdown
import Testing

struct InlineTests {
  private func inlines(_ source: String) -> [Inline] {
    guard case .paragraph(let inlines)? = MarkdownDocument(parsing: source).blocks.first?.kind
    else { return [] }
    return inlines
  }

  @Test func `strikethrough is recognised`() {
    guard case .strikethrough(let content)? = inlines("~~old~~").first?.kind else {
      Issue.record("nothing struck out")
      return
    }
    #expect(content.plainText == "old")
  }

  @Test func `a URL in the text is a link`() {
    guard case .link(let destination, _, let content)? = inlines("https://example.org").first?.kind
    else {
      Issue.record("no link")
      return
    }
    #expect(destination == "https://example.org")
    #expect(content.plainText == "https://example.org")
  }

  @Test func `a picture's alternative text is its content`() {
    guard
      case .image(let source, let title, nil, let content)? =
        inlines("![A *red* dot](dot.png \"Dot\")").first?.kind
    else {
      Issue.record("no picture")
      return
    }
    #expect(source == "dot.png")
    #expect(title == "Dot")
    #expect(content.plainText == "A red dot")
  }

  @Test(arguments: [
    ("{width=300}", 300, ""), ("{width=300px} and", 300, " and"), ("{: width=\"9\" }.", 9, "."),
    ("{width=50%}", nil, "{width=50%}"), ("{width=0}", nil, "{width=0}"),
    ("{height=9}", nil, "{height=9}"), (" {width=9}", nil, " {width=9}"),
    ("{width=", nil, "{width="),
    ("{width=10000}", nil, "{width=10000}"),
  ])
  func `a picture has the width that follows it`(written: String, width: Int?, rest: String) {
    let inlines = inlines("![A](a.png)\(written)")
    guard case .image(_, _, width, _)? = inlines.first?.kind else {
      Issue.record("\(inlines)")
      return
    }
    #expect(inlines.dropFirst().plainText == rest)
    if width != nil, !rest.isEmpty {
      #expect(
        inlines.last?.position == SourcePosition(line: 1, column: 12 + written.count - rest.count)
      )
    }
  }

  @Test func `plain text has no formatting, and line ends in the source are spaces`() {
    let text = "A **bold** and `code`\nand [a link](x.md)."
    #expect(inlines(text).plainText == "A bold and code and a link.")
  }
}
