import Diagnostics
import Testing

struct DiagnosticCountTests {
  private func findings(
    errors: Int,
    warnings: Int,
    paths: [String]
  ) -> [Diagnostic] {
    (0..<errors + warnings).map { index in
      Diagnostic(
        id: "rule",
        severity: index < errors ? .error : .warning,
        at: paths.isEmpty ? nil : SourceLocation(path: paths[index % paths.count], line: index + 1),
        "summary"
      )
    }
  }

  @Test(arguments: [
    (1, 0, "1 error in 1 file."), (0, 1, "1 warning in 1 file."), (2, 0, "2 errors in 1 file."),
    (0, 2, "2 warnings in 1 file."), (1, 1, "1 error and 1 warning in 1 file."),
    (23, 2, "23 errors and 2 warnings in 1 file."),
  ])
  func `errors and warnings are counted`(errors: Int, warnings: Int, expected: String) {
    let findings = findings(errors: errors, warnings: warnings, paths: ["a.md"])
    #expect(DiagnosticCount(of: findings).description == expected)
  }

  @Test func `a file with several findings counts once`() {
    let findings = findings(errors: 23, warnings: 1, paths: ["a.md", "b.md", "c.md"])
    #expect(DiagnosticCount(of: findings).description == "23 errors and 1 warning in 3 files.")
  }

  @Test func `findings without a file are counted without files`() {
    let findings = findings(errors: 1, warnings: 2, paths: [])
    #expect(DiagnosticCount(of: findings).description == "1 error and 2 warnings.")
  }

  @Test func `nothing is no error`() {
    #expect(DiagnosticCount(of: []).description == "0 errors.")
  }
}
