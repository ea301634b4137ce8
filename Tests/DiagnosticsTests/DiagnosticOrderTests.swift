import Diagnostics
import Testing

struct DiagnosticOrderTests {
  @Test func `findings are sorted by file, line and column, those without a location first`() {
    let findings = [
      Diagnostic(id: "e", at: SourceLocation(path: "b.md", line: 1), "e"),
      Diagnostic(id: "d", at: SourceLocation(path: "a.md", line: 10), "d"),
      Diagnostic(id: "c", at: SourceLocation(path: "a.md", line: 9, column: 2), "c"),
      Diagnostic(id: "b", at: SourceLocation(path: "a.md", line: 9, column: 1), "b"),
      Diagnostic(id: "a", at: nil, "a"),
    ]
    #expect(findings.sortedByLocation().map(\.id) == ["a", "b", "c", "d", "e"])
  }

  @Test func `warnings alone do not prevent publishing`() {
    let warning = Diagnostic(id: "w", severity: .warning, at: nil, "w")
    #expect(![warning].containsErrors)
    #expect([warning, Diagnostic(id: "e", at: nil, "e")].containsErrors)
  }
}
