import Diagnostics
import Testing

struct RepetitionTests {
  private func finding(_ number: Int, _ path: String, id: String = "a") -> Diagnostic {
    Diagnostic(id: id, at: SourceLocation(path: path, line: number, column: 1), "number \(number)")
  }

  @Test
  func `at most fifty findings per rule and file are shown, with the number of others`() {
    let findings =
      (1...60).map { finding($0, "a.md") } + [finding(1, "b.md"), finding(1, "a.md", id: "b")]
    let shown = findings.limitedPerRule()
    #expect(shown.count == 53)
    #expect(
      shown.filter { $0.id == "a" && $0.location?.path == "a.md" }.last?.summary == "number 50"
    )
    let rest = shown.first { $0.location?.line == nil }
    #expect(rest?.summary == "there are 10 more findings of this rule")
    #expect(rest?.severity == .error)
  }

  @Test func `fifty findings are all shown`() {
    let findings = (1...50).map { finding($0, "a.md") }
    #expect(findings.limitedPerRule() == findings)
  }
}
