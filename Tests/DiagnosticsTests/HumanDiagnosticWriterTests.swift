import Diagnostics
import Testing

struct HumanDiagnosticWriterTests {
  private let source = "# Title\n\nЭто слово и [тут](x.md).\n\tTabbed line.\n"

  private func write(_ diagnostic: Diagnostic, usesColor: Bool = false) -> String {
    let source = source
    return HumanDiagnosticWriter(usesColor: usesColor) { path in
      path == "a.md" ? source : nil
    }
    .write(diagnostic)
  }

  @Test func `the line is shown with a caret under the column`() {
    let diagnostic = Diagnostic(
      id: "vague-link-text",
      at: SourceLocation(path: "a.md", line: 3, column: 13),
      "the link text is only 'тут'",
      help: "say where it goes"
    )
    #expect(
      write(diagnostic) == """
        a.md:3:13: error: the link text is only 'тут' [vague-link-text]
        3 | Это слово и [тут](x.md).
          |             ^
          help: say where it goes

        """
    )
  }

  @Test func `a tab before the column is kept, so that the caret is aligned`() {
    let location = SourceLocation(path: "a.md", line: 4, column: 2)
    let text = write(Diagnostic(id: "x", severity: .warning, at: location, "odd"))
    #expect(text.hasPrefix("a.md:4:2: warning: odd [x]\n"))
    #expect(text.hasSuffix("  | \t^\n"))
  }

  @Test func `of a long line, the part around the column is shown`() {
    let line = String(repeating: "a", count: 300) + "X" + String(repeating: "b", count: 300)
    let writer = HumanDiagnosticWriter(usesColor: false) { _ in line }
    func lines(_ column: Int) -> [Substring] {
      let location = SourceLocation(path: "a.md", line: 1, column: column)
      return writer.write(Diagnostic(id: "x", at: location, "odd")).split(separator: "\n")
    }
    let middle = lines(301)
    #expect(middle[1].count == 4 + 162)
    #expect(middle[1].hasPrefix("1 | …a") && middle[1].hasSuffix("b…"))
    // The caret is below the character it is about.
    let caret = middle[2].prefix { $0 != "^" }.count
    #expect(Array(middle[1])[caret] == "X")
    #expect(lines(1)[1] == "1 | " + String(repeating: "a", count: 160) + "…")
    #expect(lines(601)[1].hasSuffix("bbb") && lines(602)[2].hasSuffix(" ^"))
  }

  @Test func `control characters are shown as symbols`() {
    let writer = HumanDiagnosticWriter(usesColor: false) { _ in "a\u{1B}[31mred\u{7}\u{7F}\u{9B}\tb"
    }
    let location = SourceLocation(path: "a.md", line: 1, column: 2)
    let text = writer.write(Diagnostic(id: "x", at: location, "odd"))
    #expect(text.contains("1 | a␛[31mred␇␡␡\tb\n  |  ^\n"))
  }

  @Test func `a message can't control a terminal or a CI service`() {
    let diagnostic = Diagnostic(
      id: "x",
      at: SourceLocation(path: "::error file=a\n::error::b.md"),
      "it printed '\u{1B}[2J\n##[error]\u{202E}'",
      details: ["::error::a\r\n::warning::b", "+ \u{9B}"],
      help: "remove\n::error::it"
    )
    #expect(
      write(diagnostic) == """
        \\::error file=a␊::error::b.md: error: it printed '␛[2J␊##\\[error]\\u{202E}' [x]
            \\::error::a
            \\::warning::b
            + ␡
          help: remove
        \\::error::it

        """
    )
  }

  @Test func `the caret is aligned after an escape`() {
    let writer = HumanDiagnosticWriter(usesColor: false) { _ in "a\u{202E}b" }
    let location = SourceLocation(path: "a.md", line: 1, column: 3)
    let text = writer.write(Diagnostic(id: "x", at: location, "odd"))
    #expect(text.contains("1 | a\\u{202E}b\n  |          ^\n"))
  }

  @Test func `an excerpt shows the line, and the caret under its column`() {
    let writer = HumanDiagnosticWriter(usesColor: false) { _ in ":::note\n##[a] b" }
    let first = writer.write(
      Diagnostic(id: "x", at: SourceLocation(path: "a.md", line: 1, column: 1), "odd")
    )
    #expect(first.contains("1 | :::note\n  | ^\n"))
    let second = writer.write(
      Diagnostic(id: "x", at: SourceLocation(path: "a.md", line: 2, column: 7), "odd")
    )
    #expect(second.contains("2 | ##\\[a] b\n  |        ^\n"))
  }

  @Test func `each line of a finding has at most 500 characters`() {
    let long = String(repeating: "a", count: 300_000)
    let short = String(repeating: "a", count: 500)
    let diagnostic = Diagnostic(id: "x", at: nil, long, details: [long, short], help: long)
    #expect(
      write(diagnostic)
        == "error: \(short)… [x]\n    \(short)…\n    \(short)\n  help: \(short)…\n"
    )
    #expect(
      GitHubDiagnosticWriter().write(diagnostic)
        == "::error title=x::\(short)…%0A\(short)…%0A\(short)%0Ahelp: \(short.dropLast(6))…\n"
    )
  }

  @Test func `details follow the line`() {
    let diagnostic = Diagnostic(id: "x", at: nil, "differs", details: ["- a", "+ b"])
    #expect(write(diagnostic) == "error: differs [x]\n    - a\n    + b\n")
  }

  @Test(arguments: [
    Diagnostics.SourceLocation(path: "missing.md", line: 1, column: 1),
    Diagnostics.SourceLocation(path: "a.md", line: 99, column: 1),
    Diagnostics.SourceLocation(path: "a.md"),
  ])
  func `without the source, only the message is shown`(location: Diagnostics.SourceLocation) {
    let text = write(Diagnostic(id: "x", at: location, "wrong"))
    #expect(text == "\(location): error: wrong [x]\n")
  }

  @Test func `colour adds no information`() {
    let diagnostic = Diagnostic(id: "x", at: nil, "differs", details: ["+ b"])
    let colored = write(diagnostic, usesColor: true)
    #expect(colored.contains("\u{1B}[31merror\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[32m+ b\u{1B}[0m"))
  }
}
