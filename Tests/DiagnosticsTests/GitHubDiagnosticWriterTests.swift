import Diagnostics
import Testing

struct GitHubDiagnosticWriterTests {
  @Test func `the location is written as properties`() {
    let diagnostic = Diagnostic(
      id: "broken-link",
      at: SourceLocation(path: "Content/a.md", line: 3, column: 5),
      "the link goes nowhere",
      help: "remove it"
    )
    #expect(
      GitHubDiagnosticWriter().write(diagnostic) == """
        ::error file=Content/a.md,line=3,col=5,title=broken-link::the link goes nowhere%0A\
        help: remove it

        """
    )
  }

  // Source: GitHub Docs, “Workflow commands”: %, CR and LF are escaped in messages, and also : and
  // , in properties.
  @Test func `special characters are escaped`() {
    let diagnostic = Diagnostic(
      id: "x",
      severity: .warning,
      at: SourceLocation(path: "a,b:c.md"),
      "100% sure: yes, no",
      details: ["one", "two\r\nthree"]
    )
    #expect(
      GitHubDiagnosticWriter().write(diagnostic)
        == "::warning file=a%2Cb%3Ac.md,title=x::100%25 sure: yes, no%0Aone%0Atwo%0D%0Athree\n"
    )
  }

  @Test func `control characters and combining marks don't end a command`() {
    let diagnostic = Diagnostic(
      id: "x",
      at: SourceLocation(path: "a:\u{301}:\u{301}\n::error::b.md"),
      "\u{1B}[2J\u{9B}\u{202E}%\u{301}"
    )
    #expect(
      GitHubDiagnosticWriter().write(diagnostic)
        == "::error file=a%3A\u{301}%3A\u{301}%0A%3A%3Aerror%3A%3Ab.md,title=x::"
        + "␛[2J␡\\u{202E}%25\u{301}\n"
    )
  }
}
