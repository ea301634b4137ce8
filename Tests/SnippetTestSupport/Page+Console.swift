import Diagnostics
import SnippetNotation
package import SnippetRunning
package import Testing

extension Page {
  /// Expects exactly these lines of console output for a page without marks.
  package static func expectConsole(
    _ expected: String,
    for text: String,
    limits: RunLimits = RunLimits(),
    at source: Testing.SourceLocation = #_sourceLocation
  ) async {
    let page = Page(text)
    let writer = HumanDiagnosticWriter(usesColor: false) { path in
      path == page.path ? text : nil
    }
    let console = await page.check(limits: limits).report.diagnostics.map(writer.write).joined()
      .replacing(page.path, with: "Content/en/page.md")
    #expect(console == expected + "\n", sourceLocation: source)
  }

  /// Expects no findings for a page without marks.
  package static func expectNothing(
    about text: String,
    at source: Testing.SourceLocation = #_sourceLocation
  ) async {
    let diagnostics = await Page(text).check().report.diagnostics
    #expect(diagnostics.isEmpty, sourceLocation: source)
  }
}
