import BookReading
import Diagnostics
import Testing

/// Mistakes of an author's first day whose findings must not mislead.
struct FirstDayTests {
  private func front(_ lines: String) -> [Diagnostic] {
    LittleBook(chapter: "---\ntitle: A\ndescription: B.\n\(lines)\n---\nText.\n").findings
  }

  @Test func `a source that nobody finds is told`() {
    #expect(front("sources:\n  - title: UIKit").map(\.id) == ["missing-key"])
    #expect(front("sources:\n  - title: UIKit\n    note: Apple, 2026.") == [])
    #expect(front("sources:\n  - https://e.org").first?.help == "write 'title: …'")
  }

  @Test(arguments: [
    ("\tterms: []", "put spaces in place of the tab at the beginning of the line"),
    (
      "rows: [\"A \"nice\" row\"]",
      "put a backslash before each quotation mark inside of the text, or single ones around it"
    ),
    ("rows: a: b", "put texts that hold ': ' or ' #' in quotation marks, and indent with spaces"),
  ])
  func `what YAML stumbles over is told in the author's words`(lines: String, help: String) {
    #expect(front(lines).map(\.help) == [help])
  }

  @Test(arguments: [
    ([UInt8](), "the file is empty"),
    (Array("<!DOCTYPE html><p>404".utf8), "the file is a web page"),
    (
      Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      "the file is a pointer of Git LFS"
    ),
  ])
  func `a file that is no picture is told where it is shown`(bytes: [UInt8], fault: String) {
    var book = LittleBook("![A dial](dial.png)\n")
    book.files.bytes["Content/en/basics/dial.png"] = bytes
    #expect(book.findings.map(\.summary) == ["'dial.png' is no picture: \(fault)"])
  }

  @Test func `a file that was not read is told once`() {
    var book = LittleBook("![A dial](dial.png)\n")
    let place = SourceLocation(path: "Content/en/basics/dial.png")
    book.files.refusals = [Diagnostic(id: "oversized-file", at: place, "too large")]
    #expect(book.findings.map(\.id) == ["oversized-file"])
  }

  @Test func `a chapter with another ending is told`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/en/basics/names.markdown"] = Array("# A".utf8)
    #expect(book.findings.map(\.id) == ["unlisted-chapter"])
    #expect(book.findings.first?.help == "name it 'names.md', and list it in 'Content/book.yml'")
  }

  @Test func `a language that is almost known is told once`() {
    var book = LittleBook("Text.\n")
    let text = LittleBook.configuration(languages: ["en"])
      .replacing("languages: [en]", with: "languages: [en_US]")
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    #expect(book.findings.map(\.id) == ["unknown-language"])
  }

  @Test func `a name that is listed twice says what to do`() {
    var book = LittleBook("Text.\n")
    let text = LittleBook.configuration(languages: ["en"], chapters: ["labels", "labels"])
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    #expect(book.findings.map(\.help) == ["take one of the two out"])
  }
}
