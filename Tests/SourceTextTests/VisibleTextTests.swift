import SourceText
import Testing

/// Text of a book and of its programs can't control the terminal or the CI service that shows it.
struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{1B}[2J\u{7}\u{0}", "a␛[2J␇␀"), ("\u{7F}\u{85}\u{9B}", "␡␡␡"),
    ("a\nb\r\nc\td", "a␊b␍␊c\td"),
    ("\u{202E}a\u{2066}\u{2028}", "\\u{202E}a\\u{2066}\\u{2028}"),
    ("Да, “é” 👩‍👩‍👧 שלום", "Да, “é” 👩‍👩‍👧 שלום"),
  ])
  func `control characters become visible in a line`(text: String, line: String) {
    #expect(text.visibleLine == line)
  }

  @Test(arguments: [
    ("::error::a", "\\::error::a"), (" \t::error::a", " \t\\::error::a"),
    ("\u{A0}::stop-commands::a", "\u{A0}\\::stop-commands::a"), ("a ::error::b", "a ::error::b"),
    ("a ##[error]b", "a ##\\[error]b"), ("##[\u{301}error]", "##\\[\u{301}error]"),
    ("::\u{301}error", "\\::\u{301}error"), ("a: b [c]", "a: b [c]"), ("", ""),
  ])
  func `no line is a command of a CI service`(text: String, line: String) {
    #expect(Array(text.withoutWorkflowCommands.unicodeScalars) == Array(line.unicodeScalars))
  }

  @Test func `printed text keeps its lines`() {
    #expect("a\r\n::error::\u{1B}\n\n##[group]\n".printable == "a\n\\::error::␛\n\n##\\[group]\n")
    #expect("a\rb".printable == "a\nb")
    #expect("a\tb".printable == "a\tb")
  }

  @Test func `JSON keeps its meaning`() {
    #expect(
      "{\n  \"a\" : \"\\u001b\u{7F}\u{9B}\u{202E}\"\n}".withEscapedControlsInJSON
        == "{\n  \"a\" : \"\\u001b\\u007f\\u009b\\u202e\"\n}"
    )
  }
}
