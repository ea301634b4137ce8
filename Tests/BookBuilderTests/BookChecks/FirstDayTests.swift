import BookModel
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
    ("\tterms: []", "indent the line with spaces instead of a tab"),
    (
      "rows: [\"A \"nice\" row\"]",
      "escape quotation marks in the text with a backslash, or put single ones around it"
    ),
    ("rows: a: b", "put texts with ': ' or ' #' in quotation marks, and indent with spaces"),
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

  @Test(arguments: [
    ("The contrast is $x^2$ here.", "'$x^2$' is no formula here, and is shown as it is"),
    ("$$\n\\frac{a}{b}\n$$", "'$$ \\frac{a}{b} $$' is no formula here, and is shown as it is"),
    ("It is \\(x^2\\) here.", "'\\(x^2\\)' is no formula here, and is shown as it is"),
    ("\\[ x = 2 \\]", "'\\[ x = 2 \\]' is no formula here, and is shown as it is"),
    ("See \\textbf{all}.", "'\\textbf{all}' belongs to LaTeX, and is shown as it is"),
    (".. note::", "'.. note::' belongs to another tool, and is shown as it is"),
    ("See :doc:`labels`.", "':doc:' belongs to reStructuredText, and is shown as it is"),
    ("`A <https://e.org>`_", "'_' belongs to reStructuredText, and is shown as it is"),
    (
      "+---+---+\n| A | B |\n+---+---+",
      "'+---+---+' belongs to another tool, and is shown as it is"
    ),
    ("## One {#one}\n\nText.", "'{#one}' belongs to another tool, and is shown as it is"),
    ("@Image(source: a)", "'@Image' belongs to another tool, and is shown as it is"),
    ("> Tip: Listen.", "this is a quotation and no alert: 'Tip:' begins none here"),
    ("> **Note**\n> Listen.", "this is a quotation and no alert: 'Note' begins none here"),
    ("This is ==loud==.", "'==loud==' marks nothing here, and is shown as it is"),
    ("This %%not%% is.", "'%%not%%' is no comment here, and is shown as it is"),
    ("#ios #voice", "'#ios' belongs to another tool, and is shown as it is"),
    ("A line. ^one", "'^one' belongs to another tool, and is shown as it is"),
    ("A line^[a note].", "'^[a note]' is no note here, and is shown as it is"),
    ("Ten m^2^ of it.", "'^2^' raises nothing here, and is shown as it is"),
    ("Some H~2~O.", "'~2~' lowers nothing here, and is struck out"),
    ("Label\n: What names it.", "this explains no term: the colon is a sign like others"),
    ("A\tB\n1\t2", "this is no table: tabs part its columns"),
    ("| A | B |\n|---|---|\n| a | b |\n\n| c | d |", "a blank line parts this row from its table"),
    ("| A | B |", "this is no row of a table"),
    ("Good :+1: job.", "':+1:' is no picture here, and is shown as it is"),
    ("Text. <!-- a note", "nothing closes this comment"),
    ("[Nothing]()", "the link goes nowhere"),
  ])
  func `what belongs to another tool is told`(text: String, summary: String) {
    #expect(LittleBook("\(text)\n").findings.map(\.summary).first == summary)
  }

  @Test(arguments: [
    "It costs $5, or $7 = A$9 there.", "US$ and A$.", "It is (x^2) or \\(nearly\\) so.",
    "\\* A star, a\\_b and C:\\new.", "1 == 1, a==b, a == b.", "100%% and 5%.",
    "2^10 is 1024.",
    "~Gone~ and ~~gone~~.", "> A note: this is a quotation.", "— He said: yes.\n— No.",
    "Issue #12 and #ios.", "## C#\n\nText.", "Between | bars |.",
    "An `a`, set(_:animated:), 10:30:15.",
    "```swift shown reason=\"a\"\n$0.x_1 + $1 // \\(x) ==a== • {#one}\n```",
  ])
  func `what is meant as it stands is left alone`(text: String) {
    #expect(LittleBook("\(text)\n").findings.map(\.summary) == [])
  }

  @Test(arguments: [
    ("<img src=\"a.png\">", "write '![what it tells](file.png)'"),
    ("One<br>two", "end the line with a backslash, or begin a paragraph after a blank line"),
    ("<details>", "write it in Markdown; in a code name put backticks around it"),
    ("See [a](labels.md “b”).", "write straight quotation marks, '\"', around the title"),
    (
      "Names\n~~~~~",
      "begin a heading with '## ', without a line below it, "
        + "or end the block with a line of three tildes, '~~~'"
    ),
  ])
  func `what is told helps with what was meant`(text: String, help: String) {
    #expect(LittleBook("\(text)\n").findings.first?.help == help)
  }

  @Test(arguments: ["leaf", "fish", "tsx", "nix"])
  func `a language that nobody misspelt is left alone`(name: String) {
    #expect(LittleBook("```\(name)\na\n```\n").findings == [])
  }

  @Test(arguments: [
    ("a.heic", [1], "'a.heic' is no picture: hardly any browser shows files of this kind"),
    ("a.mp4", [1], "'a.mp4' is no picture: the file is a recording"),
    ("a.png", Array("This is no picture at all.".utf8), "'a.png' is no picture: the file is text"),
  ])
  func `a file that no page can show is told`(name: String, bytes: [UInt8], summary: String) {
    var book = LittleBook("![A dial](\(name))\n")
    book.files.bytes["Content/en/basics/\(name)"] = bytes
    #expect(book.findings.map(\.summary) == [summary])
  }

  @Test(arguments: [
    ("alt text", "missing-alternative-text"),
    ("TODO: say what it tells", "missing-alternative-text"),
    ("Screenshot 2026-01-02 at 10.11.12", "file-name-alternative-text"),
    ("IMG_1234", "file-name-alternative-text"),
    ("A picture showing a dial", "redundant-alternative-text"),
    ("A dial | 300x200", "redundant-alternative-text"),
  ])
  func `words that only hold the place of an alternative text are told`(words: String, id: String) {
    var book = LittleBook("![\(words)](a.png)\n")
    book.files.bytes["Content/en/basics/a.png"] = [1]
    #expect(book.findings.map(\.id) == [id])
  }

  @Test func `nobody is offered the page that they are writing`() {
    var book = LittleBook("Text.\n")
    let listing = LittleBook.configuration(languages: ["en"], chapters: ["labels", "a"])
    book.files.bytes["Content/book.yml"] = Array(listing.utf8)
    book.files.bytes["Content/en/basics/a.md"] = Array(
      "---\ntitle: A\ndescription: B.\n---\nSee [one more](b.md) and [labels](lables.md).\n".utf8
    )
    let findings = book.findings.filter { $0.location?.path.hasSuffix("/a.md") == true }
    let example = "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
    #expect(findings.map(\.help) == [example, "did you mean 'labels.md'?"])
  }

  @Test(arguments: ["+++\ntitle = \"A\"\n+++\nText.\n", "{\n\"title\": \"A\"\n}\nText.\n"])
  func `a front matter in another language is told`(chapter: String) {
    let finding = LittleBook(chapter: chapter).findings.first
    #expect(finding?.summary.hasPrefix("the front matter is ") == true)
    #expect(finding?.location?.line == 1)
  }

  @Test func `a file of data with another ending is told`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/data/facts.yaml"] = Array("caption: A\n".utf8)
    #expect(book.findings.map(\.help) == ["name it 'facts.yml'"])
  }

  @Test(arguments: [
    ("sources:\n  - title: A\n    url: https://e.org/a b", "write '%20' in place of each blank"),
    (
      "rows: [\"A]",
      "close the quotation mark that is still open at the end of the YAML"
    ),
  ])
  func `what stands wrong in the front matter is told as it is`(lines: String, help: String) {
    #expect(front(lines).map(\.help) == [help])
  }
}
