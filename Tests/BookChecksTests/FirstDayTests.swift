import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// Errors of an author's first day, whose findings must not mislead.
struct FirstDayTests {
  private func front(_ lines: String) -> [Diagnostic] {
    LittleBook(chapter: "---\ntitle: A\ndescription: B.\n\(lines)\n---\nText.\n").findings
  }

  @Test func `a source without address and note is reported`() {
    #expect(front("sources:\n  - title: UIKit").map(\.id) == ["missing-key"])
    #expect(front("sources:\n  - title: UIKit\n    note: Apple, 2026.") == [])
    #expect(front("sources:\n  - https://e.org").first?.help == "write 'title: …'")
  }

  @Test(arguments: [
    ("title: A\n<<<<<<< HEAD\ndescription: B.\n=======\ndescription: C.\n>>>>>>> main", 3),
    ("title: A\ndescription: B.\n<<<<<<< HEAD\nglance: B.\n>>>>>>> main", 4),
  ])
  func `a merge conflict in front matter is reported at its first line`(text: String, line: Int) {
    let findings = LittleBook(chapter: "---\n\(text)\n---\nText.\n").findings
    #expect(findings.map(\.summary) == ["an unresolved merge conflict begins here"])
    #expect(findings.first?.location?.line == line)
  }

  @Test func `a merge conflict in the configuration is reported at its first line`() {
    var book = LittleBook("Text.\n")
    let text = "title: A\n<<<<<<< HEAD\nlanguages: [en]\n=======\nlanguages: [ru]\n>>>>>>> main\n"
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    #expect(book.findings.map(\.summary) == ["an unresolved merge conflict begins here"])
    #expect(book.findings.first?.location?.line == 2)
  }

  @Test(arguments: [
    "Text.\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> main\n\nMore.\n",
    "Text.\n\n<<<<<<< HEAD\n# One\n\n##Two\n=======\n>>>>>>> main\n",
    "Text.\n\n<<<<<<< HEAD\n",
  ])
  func `a merge conflict in a chapter is reported alone`(text: String) {
    let findings = LittleBook(text).findings
    #expect(findings.map(\.summary) == ["an unresolved merge conflict begins here"])
    #expect(findings.first?.location?.line == 7)
  }

  @Test func `findings outside a merge conflict remain`() {
    let text = "<<<<<<< HEAD\nOne\n>>>>>>> main\n\n[A](b.md)\n"
    #expect(LittleBook(text).findings.map(\.id) == ["unparsed-markdown", "broken-link"])
  }

  @Test(arguments: [
    (
      "See [a](b.md \"c).\n",
      "write '](b.md \"c\")', as the quotation mark of the title is not closed"
    ),
    (
      "See [a](b c \"d).\n", "write the address as '<a b.md>', or '\\](' for the literal characters"
    ),
  ])
  func `a title that is not closed has a help of its own`(text: String, help: String) {
    #expect(LittleBook(text).findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("```swift let a = 1```\n", "write '```swift', 'let a = 1' and '```' in lines of their own"),
    (
      "```voiceover b A, Button```\n",
      "write '```voiceover', 'b A, Button' and '```' in lines of their own"
    ),
  ])
  func `a fence in one line is reported`(text: String, help: String) {
    #expect(LittleBook(text).findings.map(\.help) == [help])
  }

  @Test(arguments: ["```let a = 1```\n", "Write ```swift a```.\n", "```swift```\n"])
  func `code in the text is not taken for a fence`(text: String) {
    #expect(LittleBook(text).findings == [])
  }

  @Test(arguments: [
    ("[![](dial.png)](https://e.org)\n", ["missing-alternative-text"]),
    ("[![](dial.png \"decorative\")](https://e.org)\n", ["empty-link-text"]),
    ("[![A dial](dial.png)](https://e.org)\n", []), ("[](https://e.org)\n", ["empty-link-text"]),
  ])
  func `a linked picture without words is reported once`(text: String, ids: [String]) {
    var book = LittleBook(text)
    book.files.bytes["Content/en/basics/dial.png"] = [1]
    #expect(book.findings.map(\.id) == ids)
  }

  @Test(arguments: [
    ("A[^1].\n\n[^1]: One.\n\n[^1]: Two.\n", "the footnote '1' is already defined in line 7"),
    ("A[^a].\n\n[^a]: One.\n\n[^A]: Two.\n", "the footnote 'A' is already defined in line 7"),
    ("A[^1].\n\n[^1]: One.\n\n[^2]: Two.\n", "the footnote '2' is not referenced"),
  ])
  func `a footnote that is not shown is reported with the reason`(text: String, summary: String) {
    let findings = LittleBook(text).findings
    #expect(findings.map(\.summary) == [summary])
    #expect(findings.first?.location?.line == 9)
  }

  @Test(arguments: [
    ("\tterms: []", "indent the line with spaces instead of a tab"),
    (
      "rows: [\"A \"nice\" row\"]",
      "escape quotation marks in the text with a backslash, or put single ones around it"
    ),
    ("rows: a: b", "put texts with ': ' or ' #' in quotation marks, and indent with spaces"),
  ])
  func `the help for invalid YAML does not use YAML terms`(lines: String, help: String) {
    #expect(front(lines).map(\.help) == [help])
  }

  @Test(arguments: [
    ("title A button\ndescription: B.", 2, 6, "write 'title: A button'"),
    ("title: A\ndescription What it is.\nterms: []", 3, 12, "write 'description: What it is.'"),
    ("title:\u{A0}A\ndescription: B.", 3, 12, "write an ordinary space after 'title:'"),
    ("title: \"A button\ndescription: B.", 2, 8, "write the same mark at the end of the text"),
  ])
  func `a mark that is missing in YAML is reported where it belongs`(
    lines: String,
    line: Int,
    column: Int,
    help: String
  ) {
    let findings = LittleBook(chapter: "---\n\(lines)\n---\nText.\n").findings
    #expect(findings.map(\.id) == ["yaml-syntax"])
    #expect(findings.first?.location?.line == line)
    #expect(findings.first?.location?.column == column)
    #expect(findings.first?.help?.hasPrefix(help) == true)
  }

  @Test(arguments: [
    ("<details>\n\nText.\n\n</details>\n", "no boxes that open and close"),
    ("Press <kbd>A</kbd>.\n", "write the key in bold"),
    ("<video src=\"a.mp4\"></video>\n", "chapters play nothing"),
  ])
  func `the help for HTML says what a chapter has instead`(text: String, help: String) {
    let findings = LittleBook(text).findings
    #expect(findings.first?.id == "raw-html")
    #expect(findings.first?.help?.contains(help) == true)
  }

  @Test func `the alignment of a column is kept`() throws {
    let page = try LittleBook(
      "Words.\n\n|A|B|C|\n|:--|--:|---|\n|a|1|c|\n"
    ).page()
    #expect(page.contains("style=\"text-align:right\">1</td>"))
    #expect(page.contains("style=\"text-align:left\">a</th>"))
    #expect(page.contains("<td role=\"cell\">c</td>"))
  }

  @Test(arguments: [
    ([UInt8](), "the file is empty"),
    (Array("<!DOCTYPE html><p>404".utf8), "the file is a web page"),
    (
      Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      "the file is a Git LFS pointer"
    ),
  ])
  func `a file that is not a picture is reported where it is used`(bytes: [UInt8], fault: String) {
    var book = LittleBook("![A dial](dial.png)\n")
    book.files.bytes["Content/en/basics/dial.png"] = bytes
    #expect(book.findings.map(\.summary) == ["'dial.png' is not a picture: \(fault)"])
  }

  @Test func `a skipped file is reported once`() {
    var book = LittleBook("![A dial](dial.png)\n")
    let place = SourceLocation(path: "Content/en/basics/dial.png")
    book.files.skippedFiles = [Diagnostic(id: "oversized-file", at: place, "too large")]
    #expect(book.findings.map(\.id) == ["oversized-file"])
  }

  @Test func `a chapter with another extension is reported`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/en/basics/names.markdown"] = Array("# A".utf8)
    #expect(book.findings.map(\.id) == ["unlisted-chapter"])
    #expect(
      book.findings.first?.help == "rename it to 'names.md', and list it in 'Content/book.yml'"
    )
  }

  @Test func `a misspelt language is reported once`() {
    var book = LittleBook("Text.\n")
    let text = LittleBook.configuration(languages: ["en"])
      .replacing("languages: [en]", with: "languages: [en_US]")
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    #expect(book.findings.map(\.id) == ["unknown-language"])
  }

  @Test func `a chapter that is listed twice has help`() {
    var book = LittleBook("Text.\n")
    let text = LittleBook.configuration(languages: ["en"], chapters: ["labels", "labels"])
    book.files.bytes["Content/book.yml"] = Array(text.utf8)
    #expect(book.findings.map(\.help) == ["remove one of the two"])
  }

  @Test(arguments: [
    (
      "mermaid", "diagrams are not drawn: the page would show the source",
      "add it as an SVG picture with alternative text, or write 'text' instead of 'mermaid' to show "
        + "the source"
    ),
    (
      "Math", "formulas are not drawn: the page would show the source",
      "write it in words or plain characters, as in '4.5 : 1', or write 'text' instead of 'Math' to "
        + "show the source"
    ),
  ])
  func `a fence that other hosts draw is reported once`(name: String, summary: String, help: String)
  {
    let findings = LittleBook("Text.\n\n- Item\n\n  ```\(name)\n  a --> b\n  ```\n").findings
    #expect(findings.map(\.id) == ["undrawn-fence"])
    #expect(findings.map(\.summary) == [summary])
    #expect(findings.map(\.help) == [help])
    #expect(findings.first?.location?.column == 3)
    #expect(findings.first?.severity == .error)
  }

  @Test(arguments: ["text", "", "latex"])
  func `the source of a diagram can be shown`(name: String) {
    #expect(LittleBook("```\(name)\ngraph LR; a --> b\n```\n").findings == [])
  }

  @Test(arguments: [
    ("The contrast is $x^2$ here.", "'$x^2$' is not a formula here, and is shown as written"),
    ("$$\n\\frac{a}{b}\n$$", "'$$ \\frac{a}{b} $$' is not a formula here, and is shown as written"),
    ("It is \\(x^2\\) here.", "'\\(x^2\\)' is not a formula here, and is shown as written"),
    ("\\[ x = 2 \\]", "'\\[ x = 2 \\]' is not a formula here, and is shown as written"),
    ("See \\textbf{all}.", "'\\textbf{all}' is LaTeX, and is shown as written"),
    (".. note::", "'.. note::' is the syntax of another tool, and is shown as written"),
    ("See :doc:`labels`.", "':doc:' is reStructuredText, and is shown as written"),
    ("`A <https://e.org>`_", "'_' is reStructuredText, and is shown as written"),
    (
      "+---+---+\n| A | B |\n+---+---+",
      "'+---+---+' is the syntax of another tool, and is shown as written"
    ),
    ("## One {#one}\n\nText.", "'{#one}' is the syntax of another tool, and is shown as written"),
    ("A dial {width=50}.", "'{width=50}' sets no size here, and is shown as written"),
    (
      "A dial {: height=\"50%\" }.",
      "'{: height=\"50%\" }' sets no size here, and is shown as written"
    ),
    ("@Image(source: a)", "'@Image' is the syntax of another tool, and is shown as written"),
    ("> Tip: Listen.", "this is a quotation, not an alert: 'Tip:' does not begin one here"),
    ("> **Note**\n> Listen.", "this is a quotation, not an alert: 'Note' does not begin one here"),
    ("This is ==loud==.", "'==loud==' highlights nothing here, and is shown as written"),
    ("This %%not%% is.", "'%%not%%' is not a comment here, and is shown as written"),
    ("#ios #voice", "'#ios' is the syntax of another tool, and is shown as written"),
    ("A line. ^one", "'^one' is the syntax of another tool, and is shown as written"),
    ("A line^[a note].", "'^[a note]' is not a footnote here, and is shown as written"),
    ("Ten m^2^ of it.", "'^2^' is not superscript here, and is shown as written"),
    ("Some H~2~O.", "'~2~' is not subscript here, and is struck through"),
    ("Label\n: What names it.", "this is not a definition: the colon is shown as text"),
    ("A\tB\n1\t2", "this is not a table: its columns are separated by tabs"),
    (
      "| A | B |\n|---|---|\n| a | b |\n\n| c | d |",
      "a blank line separates this row from its table"
    ),
    ("| A | B |", "this row does not belong to a table"),
    ("Good :+1: job.", "':+1:' is not an emoji here, and is shown as written"),
    ("Text. <!-- a note", "this comment is not closed"),
    ("[Nothing]()", "the link has no destination"),
  ])
  func `the syntax of other tools is reported`(text: String, summary: String) {
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
  func `literal text is not reported`(text: String) {
    #expect(LittleBook("\(text)\n").findings.map(\.summary) == [])
  }

  @Test(arguments: [
    ("<img src=\"a.png\">", "write '![what it shows](file.png)'"),
    ("One<br>two", "end the line with a backslash, or begin a paragraph after a blank line"),
    ("##\u{A0}Names", "replace the no-break space after '##' by a space"),
    ("<object>", "write it in Markdown, or put backticks around it if it is code"),
    ("See [a](labels.md “b”).", "put straight quotation marks, '\"', around the title"),
    (
      "Names\n~~~~~",
      "begin a heading with '## ' instead of underlining it, "
        + "or end the block with a line of five tildes, '~~~~~', or open it with three"
    ),
  ])
  func `the help matches the author's intention`(text: String, help: String) {
    #expect(LittleBook("\(text)\n").findings.first?.help == help)
  }

  @Test(arguments: ["leaf", "fish", "tsx", "nix"])
  func `a rare language is not taken for a typo`(name: String) {
    #expect(LittleBook("```\(name)\na\n```\n").findings == [])
  }

  @Test(arguments: [
    ("a.heic", [1], "'a.heic' is not a picture: most browsers cannot show this file format"),
    ("a.mp4", [1], "'a.mp4' is not a picture: the file is audio or video"),
    (
      "a.png", Array("This is no picture at all.".utf8),
      "'a.png' is not a picture: the file is text"
    ),
  ])
  func `a file that pages cannot show is reported`(name: String, bytes: [UInt8], summary: String) {
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
  func `placeholder texts are reported as alternative text`(words: String, id: String) {
    var book = LittleBook("![\(words)](a.png)\n")
    book.files.bytes["Content/en/basics/a.png"] = [1]
    #expect(book.findings.map(\.id) == [id])
  }

  @Test func `a page is not suggested for its own broken links`() {
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
  func `a front matter in another format is reported`(chapter: String) {
    let finding = LittleBook(chapter: chapter).findings.first
    #expect(finding?.summary.hasPrefix("the front matter is ") == true)
    #expect(finding?.location?.line == 1)
  }

  @Test func `a data file with another extension is reported`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/data/facts.yaml"] = Array("caption: A\n".utf8)
    #expect(book.findings.map(\.help) == ["rename it to 'facts.yml'"])
  }

  @Test(arguments: [
    ("sources:\n  - title: A\n    url: https://e.org/a b", "write '%20' instead of each space"),
    (
      "rows: [\"A]",
      "close the quotation mark that is still open at the end of the YAML"
    ),
  ])
  func `an invalid value in the front matter has specific help`(lines: String, help: String) {
    #expect(front(lines).map(\.help) == [help])
  }
}
