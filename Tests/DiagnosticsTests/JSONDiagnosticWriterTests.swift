import Diagnostics
import Foundation
import Testing

struct JSONDiagnosticWriterTests {
  @Test func `findings can be decoded again`() throws {
    let diagnostics = [
      Diagnostic(
        id: "x",
        severity: .warning,
        at: SourceLocation(path: "Content/ru/a.md", line: 1, column: 2),
        "слово 'тут'",
        details: ["- a"],
        help: "h"
      ),
      Diagnostic(id: "y", at: nil, "no place"),
    ]
    let json = try JSONDiagnosticWriter().write(diagnostics)
    let back = try JSONDecoder().decode([String: [Diagnostic]].self, from: Data(json.utf8))
    #expect(back == ["diagnostics": diagnostics])
    #expect(json.hasSuffix("\n"))
    #expect(json.contains("Content/ru/a.md"))
  }

  @Test func `no findings are an empty list`() throws {
    let json = try JSONDiagnosticWriter().write([])
    let back = try JSONDecoder().decode([String: [Diagnostic]].self, from: Data(json.utf8))
    #expect(back == ["diagnostics": []])
  }

  @Test func `control characters are escaped, and can be decoded again`() throws {
    let location = SourceLocation(path: "a\u{9B}\n::error::b.md")
    let finding = Diagnostic(id: "x", at: location, "\u{1B}[2J\u{7F}\u{202E}")
    let json = try JSONDiagnosticWriter().write([finding])
    let back = try JSONDecoder().decode([String: [Diagnostic]].self, from: Data(json.utf8))
    #expect(back == ["diagnostics": [finding]])
    #expect(json.lowercased().contains("\\u001b[2j\\u007f\\u202e"))
    #expect(json.contains("a\\u009b\\n::error::b.md"))
  }
}
