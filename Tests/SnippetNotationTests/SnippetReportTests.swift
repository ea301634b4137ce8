import Diagnostics
import SnippetNotation
import Testing

/// Reports of which some files were checked again.
struct SnippetReportTests {
  private static let old = FenceLocation(path: "a.md", line: 3)
  private static let moved = FenceLocation(path: "a.md", line: 5)
  private static let other = FenceLocation(path: "b.md", line: 3)

  private func finding(_ place: FenceLocation, _ summary: String) -> Diagnostic {
    Diagnostic(
      id: "crash",
      at: SourceLocation(path: place.path, line: place.line),
      summary,
      help: nil
    )
  }

  @Test func `a newer check of a file replaces its verdicts and findings, and no others`() {
    let before = SnippetReport(
      verdicts: [Self.old: .broken, Self.other: .broken],
      diagnostics: [finding(Self.old, "old"), finding(Self.other, "other")]
    )
    let newer = SnippetReport(
      verdicts: [Self.moved: .ran],
      diagnostics: [finding(Self.moved, "new")]
    )
    let after = before.replacing(filesAt: ["a.md"], with: newer)
    #expect(after.verdicts == [Self.moved: .ran, Self.other: .broken])
    #expect(after.diagnostics.map(\.summary) == ["other", "new"])
  }

  @Test func `the recordings of a report remain when a file is checked again`() {
    var before = SnippetReport()
    before.recordings = [
      Recording(system: "iOS 27.0", language: "en", lines: 1, address: "https://example.org")
    ]
    let after = before.replacing(filesAt: ["a.md"], with: SnippetReport())
    #expect(after.recordings == before.recordings)
  }
}
