import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct GlanceCheckTests {
  /// Lines of a front matter with an error at the marker, and the rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let lines: String
    var text = GlanceCheckTests.text
    var testDescription: String { "\(id): \(lines)" }
  }

  private static let text = """
    ```swift
    button.accessibilityLabel  =  "Close"
    ```

    ```voiceover button
    ic_close_24, Button
    ```

    """

  private static func chapter(_ lines: String, _ text: String = text) -> String {
    "---\ntitle: Labels\ndescription: D.\nglance:\(lines)\n---\n\(text)"
  }

  @Test(arguments: [
    Case(
      id: "glance-not-heard",
      lines: "\n  heard: 1️⃣Button, ic_close_24\n  rule: R.\n  code: button\n  check: C."
    ),
    Case(
      id: "glance-not-heard",
      lines: "\n  heard: Button\n  after: 1️⃣Close\n  rule: R.\n  code: button\n  check: C."
    ),
    Case(
      id: "glance-not-heard",
      lines: "\n  - {heard: Button, rule: R., code: button, check: C.}"
        + "\n  - {heard: 1️⃣Close, rule: R., code: button, check: C.}"
    ),
    // Code is not a spoken line.
    Case(
      id: "glance-not-heard",
      lines: "\n  heard: \"1️⃣Close\"\n  rule: R.\n  code: button\n  check: C."
    ),
    Case(
      id: "glance-not-shown",
      lines: "\n  heard: ic_close_24\n  rule: R.\n  code: 1️⃣button.label\n  check: C."
    ),
    // A quotation cannot span lines.
    Case(
      id: "glance-not-shown",
      lines: "\n  rule: R.\n  code: 1️⃣a() b()\n  check: C.",
      text: "```swift\na()\nb()\n```\n"
    ),
    Case(id: "incomplete-glance", lines: " 1️⃣{heard: Button, rule: R., check: C.}"),
    Case(id: "incomplete-glance", lines: " 1️⃣{rule: R., code: button, check: C.}"),
    Case(
      id: "long-glance",
      lines: " 1️⃣{rule: \(String(repeating: "word ", count: 80)), check: C.}",
      text: "Text.\n"
    ),
  ])
  func `a line that the chapter does not support is reported at its location`(fault: Case) {
    let marked = MarkedText(Self.chapter(fault.lines, fault.text))
    let book = LittleBook(chapter: marked.text)
    // The lines of these cases are short; what a bare line is has a test of its own.
    let findings = book.findings.filter { $0.id != "bare-glance" }
    #expect(findings.map(\.id) == [fault.id])
    #expect(findings.first?.location == marked.location("1️⃣", in: book.path))
    #expect(findings.first?.help != nil)
  }

  @Test(arguments: [
    (
      "\n  heard: close_24, B\n  rule: R.\n  code: button.accessibilityLabel = \"Close\"\n  check: C.",
      text
    ),
    (
      "\n  heard: ic_close_24\n  after: Button\n  rule: R.\n  code: button\n  check: C.", text
    ),
    (" {rule: R., check: C.}", "Text.\n"),
    (" {rule: R., check: \(String(repeating: "word ", count: 79))}", "Text.\n"),
    ("\n  heard: Buy\n  rule: R.\n  check: C.", "- An item\n\n  ```keyboard v\n  Buy\n  ```\n"),
    // Without transcripts or code there is nothing to quote.
    (" {rule: R., check: C.}", "```voiceover v expect=\"8 stops\"\n```\n"),
  ])
  func `lines that the chapter supports are not reported`(lines: String, text: String) {
    let findings = LittleBook(chapter: Self.chapter(lines, text)).findings
    #expect(findings.filter { $0.id != "bare-glance" } == [])
  }

  @Test(arguments: [
    ("heard: ic_close_24", true), ("heard: \"ic_close_24, Button\"", false),
    ("heard: Button\n  after: \"ic_close_24, Button\"", false),
  ])
  func `a line of one part needs the same element after the fix`(lines: String, isBare: Bool) {
    let glance = "\n  \(lines)\n  rule: R.\n  code: button\n  check: C."
    let findings = LittleBook(chapter: Self.chapter(glance)).findings
    #expect(findings.map(\.id) == (isBare ? ["bare-glance"] : []))
  }

  @Test func `a chapter without a glance is reported if another has one`() {
    var book = LittleBook(chapter: Self.chapter(" {rule: R., check: C.}", "Text.\n"))
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en"], chapters: ["labels", "values"]).utf8
    )
    let path = "Content/en/basics/values.md"
    book.files.bytes[path] = Array("---\ntitle: Values\ndescription: V.\n---\nText.\n".utf8)
    #expect(book.findings.map(\.id) == ["missing-glance"])
    #expect(book.findings.first?.location == SourceLocation(path: path, line: 1))
    book.files.bytes[book.path] = Array("---\ntitle: L\ndescription: D.\n---\nText.\n".utf8)
    #expect(book.findings == [])
  }

  @Test func `the lines of a glance are checked like the text`() {
    let marked = MarkedText(
      Self.chapter("\n  rule: \"See the 1️⃣table below.\"\n  check: C.", "Text.\n")
    )
    let book = LittleBook(chapter: marked.text)
    #expect(book.findings.map(\.id) == ["meaning-by-position"])
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
  }
}
