import BookModel
import BookTestSupport
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Untrusted books cannot escape their folder or exhaust the machine.
struct UntrustedBookTests {
  @Test(arguments: [
    "repository: 1️⃣javascript:alert(1)", "address: 1️⃣\"JavaScript:alert(1)//\"",
    "edit: 1️⃣data:text/html,x", "repository: 1️⃣https://", "repository: 1️⃣\"https://a b\"",
    "repository: 1️⃣\"https://a/\\\"onclick=x\"", "redirects: {1️⃣\"../../outside\": labels}",
    "redirects: {1️⃣\"a/b\": labels}", "redirects: {1️⃣\"a\\nrewrite\": labels}",
    "redirects: {1️⃣\"a;}\": labels}", "redirects: {1️⃣.htaccess: labels}",
    "old-addresses: {1️⃣\"../a.html\": labels}", "old-addresses: {1️⃣/a.html: labels}",
    "old-addresses: {1️⃣a/b: labels}", "old-addresses: {1️⃣EN/a.html: labels}",
    "old-addresses: {1️⃣index.html: labels}", "old-addresses: {1️⃣\"a;}.html\": labels}",
    "old-addresses: {1️⃣a.html/b.html: labels}", "old-addresses: {1️⃣a//b.html: labels}",
  ])
  func `addresses that lead elsewhere are rejected in the configuration`(line: String) {
    var book = LittleBook("Words.\n")
    let marked = MarkedText(LittleBook.configuration(languages: ["en"]) + "\n" + line + "\n")
    book.files.bytes["Content/book.yml"] = Array(marked.text.utf8)
    let finding = book.findings.first
    #expect(finding?.id == "wrong-value")
    #expect(finding?.location == marked.location("1️⃣", in: "Content/book.yml"))
  }

  @Test(arguments: [
    "../labels", "a/b", "a b", "a\\\"><b", ".a", "a.", String(repeating: "a", count: 61),
  ])
  func `a chapter or a part needs a name that is valid in an address`(name: String) {
    var book = LittleBook("Words.\n")
    let configuration = LittleBook.configuration(languages: ["en"])
    for text in [
      configuration.replacing("[labels]", with: "[labels, \"\(name)\"]"),
      configuration.replacing("id: basics", with: "id: \"\(name)\""),
    ] {
      book.files.bytes["Content/book.yml"] = Array(text.utf8)
      #expect(book.findings.contains { $0.summary.hasSuffix("cannot be a part of an address") })
    }
  }

  @Test(arguments: ["labels", "first-button", "дом", "iOS_17", "v1.2"])
  func `a name of letters, digits and hyphens is accepted`(name: String) throws {
    var book = LittleBook("Words.\n")
    let text = LittleBook.configuration(languages: ["en"], chapters: [name])
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    book.files.bytes["Content/en/basics/\(name).md"] = book.files.bytes[book.path]
    #expect(!book.findings.contains { $0.id == "wrong-value" })
    #expect(try book.site()["en/\(name)/index.html"] != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `recursive YAML is reported at its first alias`() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for number in 1..<12 {
      let items = Array(repeating: "*a\(number - 1)", count: 9).joined(separator: ", ")
      yaml += "a\(number): &a\(number) [\(items)]\n"
    }
    let findings = LittleBook(
      chapter: "---\ntitle: A\ndescription: B\n\(yaml)? *a11\n: x\n---\nWords.\n"
    ).findings
    let finding = findings.first { $0.id == "yaml-alias" }
    #expect(finding?.location?.line == 5)
    #expect(finding?.location?.column == 10)
  }

  @Test(arguments: ["title: Questions & answers, *all* of them", "title: AT&T and *T*"])
  func `punctuation in a text is not a YAML alias`(title: String) {
    #expect(LittleBook(chapter: "---\n\(title)\ndescription: B.\n---\nWords.\n").findings == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a table of too many cells is reported at its head`() {
    let table =
      String(repeating: "|a", count: 1_200) + "|\n" + String(repeating: "|-", count: 1_200) + "|\n"
      + String(repeating: "|x\n", count: 1_200)
    let book = LittleBook("Words.\n\n\(table)")
    #expect(
      book.findings == [
        Diagnostic(
          id: "oversized-table",
          at: SourceLocation(path: book.path, line: 7, column: 1),
          "with this table, the tables of the page have more than 500000 cells",
          help:
            "remove columns or rows, or put the table into a data file; short rows count as full"
        )
      ]
    )
  }

  @Test func `a table of data with which a page has too many cells is reported at its fence`() {
    let rows = (0..<1_000).map { "  - {id: r\($0), a: x}\n" }.joined()
    let columns = String(repeating: "a,", count: 500) + "a"
    let small = "```table data=d where=\"id: r1\"\n```\n\n"
    let book = LittleBook(
      small + "```table data=d columns=\(columns)\nAll\n```\n\n" + small,
      data: [
        "d": "caption: {en: Data}\ncolumns:\n  - {key: a, title: {en: A}}\nrows:\n" + rows
      ]
    )
    let findings = book.findings.filter { $0.id == "oversized-table" }
    #expect(findings.map(\.location?.line) == [8])
    #expect(findings.first?.summary.hasSuffix("have more than 500000 cells") == true)
  }

  @Test func `references that expand to too much are reported at their definition`() {
    let text = "[a]: https://example.com/" + String(repeating: "b", count: 30_000) + "\n\n"
    let book = LittleBook("Words.\n\n" + text + String(repeating: "[a] ", count: 8_000))
    #expect(book.findings.map(\.id) == ["oversized-reference"])
    #expect(book.findings.first?.location?.line == 7)
  }

  @Test func `markup that is nested too deeply is reported`() {
    let text =
      String(repeating: "*a **b ", count: 60) + "deep" + String(repeating: "** c*", count: 60)
    #expect(LittleBook(text + "\n").findings.map(\.id) == ["deep-nesting"])
    let flat = String(repeating: "*a **b ", count: 40) + "x" + String(repeating: "** c*", count: 40)
    #expect(LittleBook(flat + "\n").findings == [])
  }

  @Test(arguments: [
    ("<!-- a --><script>alert(1)</script>\n", "HTML is not allowed in a book"),
    ("<!-- a\n--> and more\n", "HTML is not allowed in a book"),
    ("<!--> x\n", "HTML is not allowed in a book"),
    (
      "<!-- a\n\nThe rest of the page.\n",
      "the comment is not closed and hides the rest of the page"
    ),
  ])
  func `text next to a comment is not silently lost`(text: String, summary: String) {
    #expect(LittleBook(text).findings.map(\.summary).contains(summary))
  }

  @Test func `many comments are parsed fast`() {
    let text = String(repeating: "<!--", count: 100_000) + "\n"
    #expect(LittleBook(text).findings.map(\.id) == ["raw-html"])
  }

  @Test(arguments: [
    ("a.html", "<p>"), ("a.XHTML", "<p>"), ("a.js", "1"),
    ("a.svg", "<svg><script>1</script></svg>"),
    ("a.svg", "<svg><s:script/></svg>"), ("a.svg", "<svg onload='x()'/>"),
    ("a.svg", "<svg><a href='&#106;avascript:x'/></svg>"), ("a.svg", "<svg><foreignObject/></svg>"),
    ("a.svg", "<svg><a xlink:href=\"https://a.example\"/></svg>"),
    ("a.svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>"), ("a.svg", "<svg\u{0}/>"),
    ("a.svg", "<svg><style>a{fill:url(https://a.example)}</style></svg>"),
    ("a.svg", "<svg><set attributeName='href' to='x'/></svg>"),
    ("a.svg", "<svg xmlns:h='http://www.w3.org/1999/xhtml'><h:iframe srcdoc='x'/></svg>"),
    ("a.svg", "<svg xmlns:h='http://www.w3.org/1999/&#120;html'><h:meta/></svg>"),
    ("a.svg", "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'x()'>]><svg/>"),
    ("a.svg", "<?xml version='1.0' encoding='ISO-2022-JP'?><svg><scr\u{1B}(Bipt/></svg>"),
    ("a.svg", "<svg><style>@\\69mport 'x'</style></svg>"),
    ("a.svg", "<svg><style>&#64;import 'x'</style></svg>"),
    ("a.svg", "<svg><style>@&#x5C;49 mport 'x'</style></svg>"),
    ("a.svg", "<svg><style>a{cursor:u\\rl(//a.example)}</style></svg>"),
    ("a.svg", "<svg><style>a{background:image-set('//a.example')}</style></svg>"),
  ])
  func `a file with active content is reported`(name: String, text: String) {
    var book = LittleBook("Words.\n")
    book.files.bytes["Content/en/basics/\(name)"] = Array(text.utf8)
    let finding = book.findings.first
    #expect(finding?.id == "active-file")
    #expect(finding?.location?.path == "Content/en/basics/\(name)")
  }

  @Test(arguments: [
    ("a.png", "<script>"), ("a.txt", "javascript:"), ("a.svg", "<svg><use href=\"#a\"/></svg>"),
    (
      "a.svg",
      "<?xml version='1.0'?><!DOCTYPE svg><svg fill=\"url(#a)\"><title>On a = 1</title></svg>"
    ),
    ("a.svg", "<svg><image href='data:image/png;base64,AA'/></svg>"),
    ("a.svg", "<?xml version='1.0' encoding='UTF-8'?><svg><text>&#65; &#x1F600; \\</text></svg>"),
  ])
  func `pictures and plain files are accepted`(name: String, text: String) {
    var book = LittleBook("Words.\n")
    book.files.bytes["Content/en/basics/\(name)"] = Array(text.utf8)
    #expect(book.findings == [])
  }
}
