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

  private func equal(_ lines: [Int], _ path: String = "a.md") -> [Diagnostic] {
    lines.map { line in
      Diagnostic(id: "a", at: SourceLocation(path: path, line: line), "the same", help: "fix it")
    }
  }

  @Test func `of equal findings in a file, people read five and the lines of the others`() {
    let other = finding(2, "a.md", id: "b")
    let all = equal([1, 2]) + [other] + equal([3, 4, 5, 9, 9, 12, 20]) + equal([1, 2], "b.md")
    var expected = equal([1, 2]) + [other] + equal([3, 4, 5]) + equal([1, 2], "b.md")
    expected[5].details = ["and 4 more of this kind: lines 9, 12, 20"]
    #expect(all.groupedByMessage() == expected)
  }

  @Test func `six equal findings, and those with details or without a line, are all shown`() {
    var detailed = equal(Array(1...9), "b.md")
    for index in detailed.indices { detailed[index].details = ["- a"] }
    let whole = [Diagnostic](
      repeating: Diagnostic(id: "a", at: SourceLocation(path: "c.md"), "the same"),
      count: 9
    )
    let all = equal(Array(1...6)) + detailed + whole
    #expect(all.groupedByMessage() == all)
  }
}
